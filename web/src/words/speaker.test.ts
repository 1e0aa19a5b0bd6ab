import { expect, test } from "vitest";
import { bundleOf, capitalised, plainText, Speaker } from "./speaker";
import { trimmed } from "../../catalogues";

const TEXT = `
list-and = { $items } and { $last }
list-none = none
refused-by-rule = { $reason } (rule { $rule })
fox = fox
    .acc = the fox
    .gender = masculine
sees = { $who_cap } sees { $whom_acc }.
turn = { $seat }: { $things }
`;
const speaker = new Speaker("en", bundleOf("en", [TEXT]), ["Anna", "Boris"]);

test("phrases inside phrases bring their forms along", () => {
  const fox = { key: "fox", arguments: {} };
  expect(speaker.text("sees", { who: fox, whom: fox })).toBe("Fox sees the fox.");
});

test("seats are said by name and lists as a sentence", () => {
  expect(speaker.text("turn", { seat: 1, things: ["a", "b", "c"] })).toBe("Boris: a, b and c");
  expect(speaker.text("turn", { seat: 5, things: [] })).toBe("6: none");
});

test("a refusal names its rule", () => {
  expect(speaker.refused({ key: "fox", arguments: {} }, "§2")).toBe("fox (rule §2)");
});

test("an unknown key and a missing argument are faults", () => {
  expect(() => speaker.text("nothing")).toThrow("nothing");
  expect(() => speaker.text("turn", { seat: 0 })).toThrow("turn");
});

test("whatever was sent is said plainly", () => {
  expect(plainText("a\u202eb\u0007\nc", "\n")).toBe("ab\nc");
  expect(capitalised("őz")).toBe("Őz");
});

test("marks are put beside what is named, not beside how it behaves", () => {
  const marked = speaker.marking((key, text) => `<${key}>${text}`);
  expect(marked.text("sees", { who: { key: "fox", arguments: {} }, whom: { key: "fox", arguments: {} } })).toBe("<fox>Fox sees <fox>the fox.");
});

test("a catalogue for the browser loses comments and what only a terminal says", () => {
  expect(trimmed("# c\ncli-x = a\n    b\nweb-y = c\n   d\n\n## e\nwq-menu-z = f\nweb-a = g\n")).toBe("web-y = c\n   d\n\nweb-a = g\n");
});
