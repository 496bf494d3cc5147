import { describe, expect, test } from "vitest";
import { engineFacts, type SlotKind } from "#vendors/catalogue/engines.ts";
import { percent } from "../../shared/fraction.ts";
import { drawFreeGame, drawSlotRound } from "../draw-round.ts";
import { bruteForceRtp, exactRtp } from "./exact-rtp.ts";
import { highestBets } from "./highest-bets.ts";
import { SLOT5_STAKES, slot5 } from "./models/slot5.ts";
import { paylines } from "./paylines.ts";
import { slotKinds } from "./slot-kinds.ts";

test("forty lines of five cells, no two alike; fewer are their beginning", () => {
  const all = paylines(40);
  expect(new Set(all.map((line) => line.join(""))).size).toBe(40);
  for (const line of all) {
    expect(line).toHaveLength(5);
    expect(line.every((row) => [0, 1, 2].includes(row))).toBe(true);
  }
  for (const count of [10, 20, 25] as const) expect(paylines(count)).toEqual(all.slice(0, count));
});

test("twenty lines are SLOT5 itself, with its stakes", () => {
  expect(slotKinds.slot5).toMatchObject({ rules: slot5, stakes: SLOT5_STAKES });
});

/** Wins that are rare and high need more spins to be met as often as they come. */
const SPINS = { low: 20_000, medium: 200_000, high: 200_000 };
/** The standard deviations of a round, in stakes, from which the volatility is medium and high. */
const MEDIUM_SIGMA = 5;
const HIGH_SIGMA = 10;
const STAKE = 1_000_000n;

/** Bytes of a fixed sequence. */
function sampled() {
  let state = 7;
  return (length: number) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}

/** A round with its free games, in stakes. */
function payoutOf(kind: SlotKind, random: { bytes(length: number): Uint8Array }): number {
  let drawn = drawSlotRound(kind, random, STAKE);
  let [won, left] = [drawn.win, drawn.freeGames];
  for (; left > 0; left -= 1) {
    drawn = drawFreeGame(kind, random, { stake: STAKE, before: drawn.stops });
    won += drawn.win;
    left += drawn.freeGames;
  }
  return Number(won) / Number(STAKE);
}

const kinds = Object.keys(slotKinds) as SlotKind[];

test.each(["slot25", "slot40"] as const)("%s returns exactly what SLOT5 does", (kind) => {
  expect(exactRtp(slotKinds[kind].rules)).toEqual(exactRtp(slot5));
});

describe.each(kinds.filter((kind) => kind !== "slot3"))("%s", (kind) => {
  const { rules, highest, highestFree, hits, gains, volatility } = slotKinds[kind];

  test("returns what the catalogue says", () => {
    expect(percent(exactRtp(rules).total, 2)).toBe(engineFacts[kind].rtp);
  });

  test("the highest payouts that its sheet names are those of its best screens", () => {
    expect(highestBets(rules, "base") / rules.bets).toBe(highest);
    const ofFree = rules.freeGames ? highestBets(rules, "free") / rules.bets : null;
    expect(ofFree).toBe(highestFree);
  });

  test("pays, gains and varies as its sheet says", () => {
    const random = { bytes: sampled() };
    const spins = SPINS[volatility];
    const payouts = Array.from({ length: spins }, () => payoutOf(kind, random));
    const inHundred = (least: number) =>
      (payouts.filter((payout) => payout > least).length * 100) / spins;
    expect(Math.abs(inHundred(0) - hits)).toBeLessThan(1.5);
    expect(Math.abs(inHundred(1) - gains)).toBeLessThan(1.5);
    const mean = payouts.reduce((sum, payout) => sum + payout, 0) / spins;
    const squares = payouts.reduce((sum, payout) => sum + (payout - mean) ** 2, 0);
    const sigma = Math.sqrt(squares / spins);
    expect(sigma >= HIGH_SIGMA ? "high" : sigma >= MEDIUM_SIGMA ? "medium" : "low").toBe(
      volatility,
    );
  });

  test("the exact count agrees with evaluating every screen of a small game", () => {
    const special = rules.coins?.symbol ?? "S";
    const strips = rules.strips.map((strip, reel) => [
      ...strip.slice(0, 5),
      reel % 4 === 0 || reel === 2 ? special : "W",
    ]);
    // So few stops show no six coins.
    const small = {
      ...rules,
      strips,
      ...(rules.coins && { coins: { ...rules.coins, trigger: 3 } }),
    };
    const rtp = exactRtp(small);
    expect(rtp).toEqual(bruteForceRtp(small));
    expect((rules.coins ? rtp.coins.chance : rtp.trigger).over).toBeGreaterThan(0n);
  });
});

test.each(kinds)("every stake of %s is a whole hundredth a bet, from its least on", (kind) => {
  const { rules, stakes } = slotKinds[kind];
  const count = BigInt(rules.bets);
  for (const stake of stakes) expect((stake / count / 100n) * count * 100n).toBe(stake);
  expect(engineFacts[kind].minBet).toBe(stakes[0]);
  if (kind !== "slotWays") expect(engineFacts[kind].minLineNum).toBe(rules.lines.length);
});
