import { expect, it } from "vitest";
import { alone } from "./company";

const person = (name: string, stand_in = false): Parameters<typeof alone>[0][number] => ({ person: name, bot: null, stand_in });
const bot = { person: null, bot: "greedy", stand_in: false };

it("counts neither bots nor people for whom a bot plays", () => {
  expect(alone([person("anna"), bot, bot], "anna")).toBe(true);
  expect(alone([person("anna"), person("anna")], "anna")).toBe(true);
  expect(alone([person("anna"), person("ben", true)], "anna")).toBe(true);
  expect(alone([person("anna"), person("ben")], "anna")).toBe(false);
});
