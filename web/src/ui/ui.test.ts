import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { words } from "../words/words.svelte";
import Choices from "./Choices.svelte";
import CodeInput from "./CodeInput.svelte";
import Switch from "./Switch.svelte";

beforeAll(() => words.speak("en"));

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("six letters join, small ones too, and a pasted link", async () => {
  const onfull = vi.fn();
  render(CodeInput, { onfull });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  type(field, "abc-de");
  await tick();
  expect(onfull).not.toHaveBeenCalled();
  type(field, "abc-def");
  type(field, "http://terem.example/t/UVWXYZ");
  expect(onfull.mock.calls.map(([code]) => code as string)).toEqual(["ABCDEF", "UVWXYZ"]);
});

test("choices are radio buttons with names, and what was not taken is not shown as taken", async () => {
  const onchange = vi.fn();
  render(Choices<number>, { label: "How many?", value: 2, choices: [{ value: 2, label: "two" }, { value: 3, label: "three", short: "3" }], onchange });
  screen.getByRole("radio", { name: "three" }).click();
  expect(onchange).toHaveBeenCalledWith(3);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: "two" }).checked).toBe(true));
});

test("a switch says what it is and what it does", () => {
  const onchange = vi.fn();
  render(Switch, { checked: false, label: "Sound", hint: "quiet", onchange });
  const found = screen.getByRole("switch", { name: "Sound" });
  expect(found.getAttribute("aria-checked")).toBe("false");
  found.click();
  expect(onchange).toHaveBeenCalledWith(true);
});
