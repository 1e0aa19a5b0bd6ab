/**
 * Says phrases in one language, exactly as `terem/messages.py` does; `parity/` compares both, byte for byte.
 *
 * A phrase inside a phrase arrives with all its forms: the attribute `acc` of `$card` is `$card_acc`; `_cap` after any of
 * them begins a sentence.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../wire/types.gen";

export type Language = "en" | "ru" | "hu";
export const LANGUAGES: readonly Language[] = ["en", "ru", "hu"];

export type Arguments = Record<string, unknown>;

/** Given a phrase's key and its text, the text as a page wants it. */
export type Mark = (key: string, text: string) => string;

/** Arguments that are seat numbers and are shown as names. */
const SEATS = new Set(["seat", "rival"]);
/** Attributes that say how a name behaves, or stand for it, and do not name it again. */
const GRAMMAR = new Set(["gender", "number", "subject", "object", "possessive"]);
const LONGEST = 2000;
const LARGEST = 1e15;
/** Hungarian sets no space into numbers of four digits. */
const GROUPED = 10_000;

const VOWEL_LETTERS = new Set("AEFILMNORSUXY");
const VOWELS = new Set("aáeéiíoóöőuúüű");

/** The Hungarian definite article of a word, a code such as B3, or a number. */
export function article(word: string, start = false): string {
  const found = bareArticle(word.trim());
  return start ? capitalised(found) : found;
}

function bareArticle(text: string): string {
  const first = [...text][0];
  if (first === undefined) return "a";
  const number = /^\p{Nd}+/u.exec(text)?.[0];
  if (number) return number[0] === "5" || (number[0] === "1" && number.length % 3 === 1) ? "az" : "a";
  if (/^[A-Z]{1,3}\p{Nd}*$/u.test(text)) return VOWEL_LETTERS.has(first) ? "az" : "a";
  return VOWELS.has(first.toLowerCase()) ? "az" : "a";
}

function plainValue(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? "");
}

const FUNCTIONS = {
  ARTICLE: (positional: FluentValue[], named: Record<string, FluentValue>): FluentValue =>
    article(plainValue(positional[0]), plainValue(named.start) !== ""),
};

/** A bundle of these catalogues' texts. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const UNFIT = new RegExp(
  "[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ue000-\\uf8ff" +
    "\\u{f0000}-\\u{10ffff}\\ufdd0-\\ufdef" +
    Array.from({ length: 15 }, (_, plane) => `\\u{${(plane * 0x10000 + 0xfffe).toString(16)}}-\\u{${(plane * 0x10000 + 0xffff).toString(16)}}`).join("") +
    "]",
  "gu",
);

/** The text without control characters. */
export function plainText(text: string, keep = ""): string {
  return text.replace(UNFIT, (sign) => (keep.includes(sign) ? sign : ""));
}

/** The text with a capital first letter, the rest as it is. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function short(text: string): string {
  const signs = [...text];
  return signs.length <= LONGEST ? text : signs.slice(0, LONGEST).join("") + "…";
}

function asPhrase(value: unknown): Phrase | null {
  const found = value as Phrase | null;
  return found && typeof found === "object" && !Array.isArray(found) && typeof found.key === "string" ? found : null;
}

export class Speaker {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    private readonly mark: Mark = (_key, text) => text,
    /** Whether a message is still on its way. */
    private readonly awaited: (key: string) => boolean = () => false,
  ) {}

  /** The same language at a table with these names. */
  seated(names: readonly string[]): Speaker {
    return new Speaker(this.language, this.bundle, names.map((name) => plainText(name)), this.mark, this.awaited);
  }

  /** The same, with phrases inside phrases marked. */
  marking(mark: Mark): Speaker {
    return new Speaker(this.language, this.bundle, this.names, mark, this.awaited);
  }

  /** Whether there is such a message. */
  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of a key. */
  text(key: string, given: Arguments = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message && this.awaited(key)) return "…";
    if (!message?.value) throw new Error(`${this.language}: no message ${key}`);
    return this.pattern(key, message.value, this.arguments(given));
  }

  /** A phrase, its arguments said first. */
  say(phrase: Phrase): string {
    return this.text(phrase.key, phrase.arguments);
  }

  /** The reason of a refusal with the rule it names. */
  refused(reason: Phrase, rule = ""): string {
    const said = this.say(reason);
    return rule ? this.text("refused-by-rule", { reason: said, rule }) : said;
  }

  /** Items in a sentence: "a, b and c". */
  listed(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.text("list-none");
    return items.length === 1 ? last : this.text("list-and", { items: items.slice(0, -1).join(", "), last });
  }

  private pattern(key: string, pattern: Parameters<FluentBundle["formatPattern"]>[0], values: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`${this.language}: ${key}: ${errors[0].message}`);
    return text;
  }

  private arguments(given: Arguments): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      found[name] = this.argument(name, value);
      const phrase = asPhrase(value);
      if (phrase) Object.assign(found, this.forms(name, phrase));
    }
    return found;
  }

  private forms(name: string, phrase: Phrase): Record<string, string> {
    const found = { [`${name}_cap`]: this.mark(phrase.key, capitalised(this.say(phrase))) };
    const attributes = Object.entries(this.bundle.getMessage(phrase.key)?.attributes ?? {});
    if (attributes.length) {
      const values = this.arguments(phrase.arguments);
      for (const [attribute, pattern] of attributes) {
        const form = this.pattern(phrase.key, pattern, values);
        found[`${name}_${attribute}`] = GRAMMAR.has(attribute) ? form : this.mark(phrase.key, form);
        found[`${name}_${attribute}_cap`] = this.mark(phrase.key, capitalised(form));
      }
    }
    return found;
  }

  private argument(name: string, value: unknown): FluentVariable {
    const phrase = asPhrase(value);
    if (phrase) return this.mark(phrase.key, this.say(phrase));
    if (Array.isArray(value)) return short(this.listed(value.map((item) => this.written(this.argument("", item)))));
    if (typeof value === "string") return short(plainText(value, "\n"));
    if (typeof value === "number") {
      if (Math.abs(value) >= LARGEST) return String(value);
      if (SEATS.has(name) && Number.isInteger(value)) return this.names[value] ?? String(value + 1);
      const whole = this.language === "hu" && Math.abs(value) < GROUPED;
      return new FluentNumber(value, { useGrouping: whole ? false : "always" }); // as Python's tables do it
    }
    return value as FluentVariable;
  }

  private written(value: FluentVariable): string {
    return value instanceof FluentNumber ? String(value.value) : String(value);
  }
}
