import { expect, test } from "vitest";
import rules from "./articles/es/rules.ts";
import { offeredRules } from "./offered-rules.ts";

const idsOf = (...args: Parameters<typeof offeredRules>) =>
  Object.keys(offeredRules(...args).sections);

test("a house's rules are those of the games that it offers", () => {
  expect(idsOf(rules, ["RNG", "LIVE"])).toEqual(["open", "rng", "live"]);
  expect(idsOf(rules, ["ELOTT"]), "one article for both lotteries").toEqual(["open", "lott"]);
});

test("each section of the rules belongs to a type, but the first", () => {
  expect(idsOf(rules, [])).toEqual(["open"]);
});
