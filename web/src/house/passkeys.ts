/** Passkeys: the browser's side of WebAuthn. What the house asks for arrives as JSON, with bytes written as base64url. */
import { rest } from "../wire/rest";
import type { Account } from "../wire/types.gen";

/** Why no passkey can be used here; null where one can. */
export function hindrance(): "none" | "unsafe" | "nameless" | null {
  if (!isSecureContext) return "unsafe";
  if (!("PublicKeyCredential" in window)) return "none";
  return /^[\d.]+$|:/.test(location.hostname) ? "nameless" : null; // a passkey belongs to a name, not to a number
}

/** The browser or its owner did not go through with it: nothing has happened. */
export class NotGiven extends Error {
  constructor(readonly known = false) {
    super("no passkey");
  }
}

/** Makes a passkey for whoever this browser is. */
export async function makePasskey(): Promise<Account> {
  const { token, options } = await rest.passkeyChallenge();
  const asked = JSON.parse(options) as CreationOptions;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  };
  const made = await given(() => navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return rest.keepPasskey({ token, credential: written(made, { clientDataJSON, attestationObject }) });
}

/** Comes in as whoever a passkey of this house belongs to. */
export async function enterByPasskey(): Promise<Account> {
  const { token, options } = await rest.knock();
  const asked = JSON.parse(options) as RequestOptions;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: (asked.allowCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  };
  const shown = await given(() => navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return rest.enter({ token, credential: written(shown, { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }) });
}

interface Descriptor {
  id: string;
  type: "public-key";
}
type CreationOptions = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: readonly Descriptor[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
  allowCredentials?: readonly Descriptor[];
};

/** What browsers throw where somebody closes their window, waits too long, or has such a key already. */
const DECLINED = new Set(["NotAllowedError", "AbortError", "SecurityError", "NotSupportedError"]);

async function given(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") throw new NotGiven(true);
    if (!DECLINED.has(name)) throw error;
  }
  throw new NotGiven();
}

function written(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): Record<string, unknown> {
  const fields = Object.fromEntries(Object.entries(response).map(([name, value]) => [name, text(value)]));
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: fields, clientExtensionResults: {} };
}

/** Bytes as base64url. */
export function text(value: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(value))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** And back. */
export function bytes(value: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(value.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}
