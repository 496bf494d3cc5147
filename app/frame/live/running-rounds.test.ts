import { expect, test } from "vitest";
import { hiddenPayout } from "./running-rounds.ts";

const payouts = [
  { roundId: "r2", payout: 300_000n },
  { roundId: "r1", payout: 125_000n },
];

test("a running round hides its payout, and no other round's", () => {
  expect(hiddenPayout(payouts, [])).toBe(0n);
  expect(hiddenPayout(payouts, [{ roundId: "r1", shown: 0n }])).toBe(125_000n);
  expect(hiddenPayout(payouts, [{ roundId: "r9", shown: 0n }])).toBe(0n);
});

test("a round that pays several times hides only what the player has not seen", () => {
  expect(hiddenPayout(payouts, [{ roundId: "r2", shown: 200_000n }])).toBe(100_000n);
});

test("a game that reports more than was paid hides nothing", () => {
  expect(hiddenPayout(payouts, [{ roundId: "r2", shown: 900_000n }])).toBe(0n);
});
