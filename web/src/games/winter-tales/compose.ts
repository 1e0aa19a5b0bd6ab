/**
 * A tale while it is being written. A card in it is one private sign, so that a caret counts it as a letter; what is sent
 * has marks instead: `{1}` is the first card of the action.
 */
const FIRST = 0xe000;
const CARDS = /[\ue000-\ue3ff]/gu;
/** Control characters, what turns the direction of a text, private signs, separators. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNFIT = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]/gu;
const MARK = /\{([1-3])\}/gu;

/** Signs a telling may have. */
export const LONGEST = 1200;
/** From here on they are counted before the writer's eyes. */
export const COUNTED = 1000;

export interface Written {
  text: string;
  caret: number;
}

/** The sign of a card; `deck` is every card there is, in its order. */
export function signOf(deck: readonly string[], card: string): string {
  return String.fromCharCode(FIRST + deck.indexOf(card));
}

/** The card of a sign, or null for an ordinary letter. */
export function cardOf(deck: readonly string[], sign: string): string | null {
  return deck[sign.charCodeAt(0) - FIRST] ?? null;
}

/** What somebody typed, pasted or said, fit to be told: no signs of ours, no marks that would be taken for cards. */
export function plain(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").replace(UNFIT, "").replace(MARK, "($1)");
}

/** The cards told of, in the order of the text. */
export function cardsIn(deck: readonly string[], text: string): string[] {
  return [...text.matchAll(CARDS)].flatMap((found) => cardOf(deck, found[0]) ?? []);
}

/** As it is sent: cards of the action become marks, others vanish. */
export function marked(deck: readonly string[], text: string, cards: readonly string[]): string {
  const safe = text.replace(MARK, "($1)");
  return safe.replace(CARDS, (sign) => {
    const place = cards.indexOf(cardOf(deck, sign) ?? "");
    return place < 0 ? "" : `{${place + 1}}`;
  });
}

/** The other way round: marks become the cards they stand for; a mark without a card is left out. */
export function unmarked(deck: readonly string[], text: string, cards: readonly string[]): string {
  return text.replace(MARK, (_, number: string) => {
    const card = cards[Number(number) - 1];
    return card === undefined ? "" : signOf(deck, card);
  });
}

/** How long the server will find it. */
export function lengthOf(deck: readonly string[], text: string, cards: readonly string[]): number {
  return [...marked(deck, text, cards)].length;
}

/** Whether something is told beside the cards. */
export function worded(text: string): boolean {
  return /\p{L}/u.test(text.replace(CARDS, ""));
}

function put(text: string, at: number, inserted: string): Written {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === "" || /[\s([{«„“"'—–-]$/u.test(before) ? "" : " ";
  const tail = after === "" || /^[\s,.;:!?…)\]}»“”"'—–-]/u.test(after) ? "" : " ";
  return { text: before + lead + inserted + tail + after, caret: before.length + lead.length + inserted.length };
}

/** Puts a card into the text at the caret, or moves it there; blanks are set as between words. */
export function place(deck: readonly string[], written: Written, card: string): Written {
  const sign = signOf(deck, card);
  const old = written.text.indexOf(sign);
  if (old < 0) return put(written.text, Math.min(written.caret, written.text.length), sign);
  const rest = without(deck, written, card);
  return put(rest.text, Math.min(rest.caret, rest.text.length), sign);
}

/** Takes a card out, and one of two blanks it leaves. */
export function without(deck: readonly string[], written: Written, card: string): Written {
  const sign = signOf(deck, card);
  const at = written.text.indexOf(sign);
  if (at < 0) return written;
  const before = written.text.slice(0, at);
  let after = written.text.slice(at + 1);
  let gone = 1;
  if ((before === "" || /\s$/u.test(before)) && /^\s/u.test(after)) {
    after = after.slice(1);
    gone = 2;
  }
  const caret = written.caret <= at ? written.caret : Math.max(at, written.caret - gone);
  return { text: before + after, caret };
}

/** Another card where one was told. */
export function instead(deck: readonly string[], written: Written, card: string, other: string): Written {
  const sign = signOf(deck, card);
  if (!written.text.includes(sign)) return place(deck, written, other);
  return { text: written.text.replace(sign, signOf(deck, other)), caret: written.caret };
}

/** Words that were said, put in at the caret as a person would write them: a capital where a sentence begins. */
export function dictate(written: Written, said: string): Written {
  const heard = plain(said).trim();
  if (!heard) return written;
  const before = written.text.slice(0, written.caret);
  const begins = /(^|[.!?…]["”»]?)\s*$/u.test(before);
  const [first = ""] = heard;
  return put(written.text, written.caret, begins ? first.toUpperCase() + heard.slice(first.length) : heard);
}

/** A stretch of text, or a card in it. */
export type Run = { text: string } | { card: string } | { hidden: true };

/** A text with signs, run by run. */
export function runs(deck: readonly string[], text: string): Run[] {
  const found: Run[] = [];
  for (const piece of text.split(/([\ue000-\ue3ff])/u)) {
    const card = piece.length === 1 ? cardOf(deck, piece) : null;
    if (card !== null) found.push({ card });
    else if (piece) found.push({ text: piece });
  }
  return found;
}

/** A tale that somebody else is writing: its cards are not known yet. */
export function peeked(text: string): Run[] {
  return text
    .split(/(\{[1-3]\})/u)
    .filter(Boolean)
    .map((piece) => (/^\{[1-3]\}$/u.test(piece) ? { hidden: true } : { text: piece }));
}
