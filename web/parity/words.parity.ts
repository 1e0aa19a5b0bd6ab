/** What Python says and what the browser says, for every message with sample arguments. `tests/web/test_words.py` runs it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trimmed } from "../catalogues";
import { article, bundleOf, Speaker, type Language } from "../src/words/speaker";
import type { Phrase } from "../src/wire/types.gen";

interface Sample {
  language: Language;
  names: string[];
  phrase: Phrase;
  said: string;
}

const given = process.env.TEREM_PHRASES;
if (!given) throw new Error("run by pytest: TEREM_PHRASES names a file of phrases");
const { samples, articles } = JSON.parse(readFileSync(given, "utf8")) as {
  samples: Sample[];
  articles: [string, boolean, string][];
};

const LOCALES = join(import.meta.dirname, "../../locales");
const texts = (language: Language, trim: boolean): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(join(LOCALES, language, name), "utf8"))
    .map((text) => (trim ? trimmed(text) : text));

test.each(["en", "ru", "hu"] as const)("every sample is said the same in %s", (language) => {
  const speaker = new Speaker(language, bundleOf(language, texts(language, false)));
  const wrong: unknown[] = [];
  const own = samples.filter((sample) => sample.language === language);
  for (const sample of own) {
    const said = speaker.seated(sample.names).say(sample.phrase);
    if (said !== sample.said) wrong.push({ ...sample, found: said });
  }
  expect(own.length).toBeGreaterThan(1000);
  expect(wrong.slice(0, 20)).toEqual([]);
});

test.each(["en", "ru", "hu"] as const)("what is left for the browser is a whole catalogue in %s", (language) => {
  const whole = bundleOf(language, texts(language, false));
  const left = bundleOf(language, texts(language, true));
  for (const key of ["list-and", "refused-by-rule", "game-name", "refuse-stranger", "wq-event-placed", "say-hello"])
    expect(left.getMessage(key)).toEqual(whole.getMessage(key));
  expect(left.hasMessage("cli-play")).toBe(false);
});

test("articles", () => {
  for (const [word, start, expected] of articles) expect(article(word, start)).toBe(expected);
});
