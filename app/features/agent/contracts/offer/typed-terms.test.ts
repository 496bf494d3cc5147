import { expect, test } from "vitest";
import { daily, dividend, tier } from "#tests/agents/contracts-under-test.ts";
import { typedIn } from "./typed-in.ts";
import { typedTerms } from "./typed-terms.ts";

test("terms are written as the form has them, field by field", () => {
  const asks = { validBet: 5_000_000n, active: 3, minimumBet: 500_050n };
  const typed = typedTerms(daily([tier(5), tier(80, asks)], { gameTypes: ["RNG"] }));
  const read = (name: string) => typedIn(typed, name);
  expect([read("period"), read("tiers[0].rate"), read("tiers[1].rate")]).toEqual([
    ...["daily", "0.05", "0.80"],
  ]);
  expect([read("tiers[1].validBet"), read("tiers[1].active")]).toEqual(["500.00", "3"]);
  expect([read("tiers[1].minimumBet"), read("tiers[0].minimumBet")]).toEqual(["50.00", ""]);
  expect([read("tiers[1].loss"), read("tiers[2].rate")]).toEqual(["", undefined]);
  expect(typed.gameTypes).toEqual(["RNG"]);
  expect(typedTerms(dividend([tier(5)]))).toMatchObject({ mode: "fixed", carry: "permanent" });
});
