/** The REST side of the house. Every refusal arrives as a `Refused` with the reason as a phrase. */
import type {
  Account, AdviceView, Card, Challenge, Changes, Choices, GameView, Link, NewTable, Ok, Order, Phrase, Proof, Reason, Rematch, StoryBook,
  TableLine, TableView, Visit,
} from "./types.gen";

/** The house said no, and why; nothing has happened. */
export class Refused extends Error {
  constructor(
    readonly reason: Phrase,
    readonly rule = "",
    readonly status = 409,
  ) {
    super(reason.key);
  }
}

/** The house did not answer. */
export class Unreachable extends Error {}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!answer.ok) throw await refusalOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** Why the house did not do what it was asked. */
async function refusalOf(answer: Response): Promise<Error> {
  const why: unknown = await answer.json().catch(() => null);
  const reason = (why as Reason | null)?.reason;
  if (reason && typeof reason === "object") return new Refused(reason, (why as Reason).rule, answer.status);
  return new Unreachable(`${answer.status} ${answer.url}`);
}

/** An answer that comes line by line. */
async function lines<Line>(path: string): Promise<Line[]> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin" });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!answer.ok) throw await refusalOf(answer);
  const text = await answer.text();
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Line);
}

/** Signs of a table's short code. */
const CODE = 6;
/** Longer names no table has: the house says so, instead of explaining how long names may be. */
const LONGEST = 64;
const seatPath = (table: string, seat: number, deed = ""): string => `/tables/${table}/seats/${seat}/${deed}`;

export const rest = {
  visit: () => ask<Visit>("GET", "/visit"),
  comeIn: (card: Card) => ask<Account>("POST", "/me", card),
  rename: (card: Card) => ask<Account>("PATCH", "/me", card),
  forgetMe: () => ask<undefined>("DELETE", "/me"),
  passkeyChallenge: () => ask<Challenge>("POST", "/passkeys/challenge"),
  keepPasskey: (proof: Proof) => ask<Account>("POST", "/passkeys/", proof),
  knock: () => ask<Challenge>("POST", "/passkeys/knock"),
  enter: (proof: Proof) => ask<Account>("POST", "/passkeys/enter", proof),

  games: () => ask<GameView[]>("GET", "/games/"),
  preview: <Preview>(game: string, players: number, options: Record<string, unknown>) =>
    ask<Preview>("POST", `/games/${game}/preview`, { players, options }),
  components: (game: string) => ask<Record<string, unknown>>("GET", `/games/${game}/components`),

  open: (table: NewTable) => ask<TableView>("POST", "/tables/", table),
  publicTables: () => ask<TableLine[]>("GET", "/tables/"),
  mine: () => ask<TableLine[]>("GET", "/tables/mine"),
  /** By its short code, or by its own longer name. */
  named: (name: string) => (name.length === CODE ? rest.coded(name) : rest.table(name.slice(0, LONGEST))),
  coded: (code: string) => ask<TableView>("GET", `/tables/code/${encodeURIComponent(code)}`),
  table: (table: string) => ask<TableView>("GET", `/tables/${encodeURIComponent(table)}`),
  change: (table: string, changes: Changes) => ask<TableView>("PATCH", `/tables/${table}`, changes),
  handOver: (table: string, person: string) => ask<TableView>("PUT", `/tables/${table}/owner`, { person }),
  start: (table: string) => ask<TableView>("POST", `/tables/${table}/start`),
  talk: (table: string, said: { text?: string; phrase?: string }) => ask<Ok>("POST", `/tables/${table}/talk`, said),
  report: (table: string, person: string, time: number) => ask<Ok>("POST", `/tables/${table}/report`, { person, time }),
  rematch: (table: string) => ask<Rematch>("POST", `/tables/${table}/rematch`),
  explain: (table: string, question: unknown, seat: number | null) =>
    ask<unknown>("POST", `/tables/${table}/explain`, { question, seat }),
  /** What a viewer was shown with an earlier frame of theirs. */
  then: (table: string, n: number, seat: number | null) =>
    ask<unknown>("GET", `/tables/${table}/frames/${n}${seat === null ? "" : `?seat=${seat}`}`),
  /** A finished game move by move, as a seat saw it or as spectators did. */
  replay: <Scene>(table: string, seat: number | null) =>
    lines<Scene>(`/tables/${encodeURIComponent(table)}/replay/${seat === null ? "" : `?seat=${seat}`}`),
  /** What the board of a finished game wants to know of a moment of it. */
  explainThen: (table: string, about: { step: number; seat: number | null; question: unknown }) =>
    ask<unknown>("POST", `/tables/${encodeURIComponent(table)}/replay/explain`, about),
  qr: (table: string) => `/api/tables/${table}/qr.svg`,
  record: (table: string) => `/api/tables/${table}/record`,
  book: (table: string, language: string) => ask<StoryBook>("GET", `/tables/${table}/book?language=${language}`),
  bookFile: (table: string, kind: string, language: string) => `/api/tables/${table}/book.${kind}?language=${language}`,

  sit: (table: string, seat: number) => ask<TableView>("POST", seatPath(table, seat), {}),
  rise: (table: string, seat: number) => ask<Ok>("DELETE", seatPath(table, seat)),
  engage: (table: string, seat: number, level: string) => ask<Ok>("PUT", seatPath(table, seat, "bot"), { level }),
  coach: (table: string, seat: number) => ask<AdviceView[]>("POST", seatPath(table, seat, "coach")),
  actions: (table: string, seat: number) => ask<Choices>("GET", seatPath(table, seat, "actions")),
  line: (table: string, seat: number, action: unknown) => ask<Phrase>("POST", seatPath(table, seat, "line"), { action }),
  leave: (table: string, seat: number) => ask<Ok>("POST", seatPath(table, seat, "leave")),
  comeBack: (table: string, seat: number) => ask<Ok>("POST", seatPath(table, seat, "return")),
  vote: (table: string, seat: number, about: number) => ask<Ok>("POST", seatPath(table, seat, `vote/${about}`)),
  undo: (table: string, seat: number) => ask<Ok>("POST", seatPath(table, seat, "undo")),
  answerUndo: (table: string, seat: number, yes: boolean) => ask<Ok>("POST", seatPath(table, seat, "undo/answer"), { yes }),
  adjourn: (table: string, seat: number) => ask<Ok>("POST", seatPath(table, seat, "adjourn")),
  order: (table: string, seat: number, orders: readonly Order[]) => ask<Ok>("PUT", seatPath(table, seat, "orders"), { orders }),
  link: (table: string, seat: number) => ask<Link>("POST", seatPath(table, seat, "link")),
  recover: (table: string, seat: number, token: string) => ask<Ok>("POST", seatPath(table, seat, "recover"), { token }),
  resume: (table: string, seat: number) => ask<Ok>("POST", seatPath(table, seat, "resume")),
};
