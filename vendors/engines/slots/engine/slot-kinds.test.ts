import { describe, expect, test } from "vitest";
import { engineFacts, type FiveReels, type SlotKind } from "#vendors/catalogue/engines.ts";
import { percent } from "../../shared/fraction.ts";
import { drawFreeGame, drawSlotRound } from "../draw-round.ts";
import { evaluateScreen } from "./evaluate-screen.ts";
import { bruteForceRtp, exactRtp } from "./exact-rtp.ts";
import { paylines } from "./paylines.ts";
import type { SlotRules } from "./rules.ts";
import { screenAt } from "./screen-at.ts";
import { slotKinds } from "./slot-kinds.ts";
import { SLOT5_STAKES, slot5 } from "./slot5.ts";

test("forty lines of five cells, no two alike; fewer are their beginning", () => {
  const all = paylines(40);
  expect(new Set(all.map((line) => line.join(""))).size).toBe(40);
  for (const line of all) {
    expect(line).toHaveLength(5);
    expect(line.every((row) => [0, 1, 2].includes(row))).toBe(true);
  }
  for (const count of [20, 25] as const) expect(paylines(count)).toEqual(all.slice(0, count));
});

test("twenty lines are SLOT5 itself, with its stakes", () => {
  expect(slotKinds.slot5).toMatchObject({ rules: slot5, stakes: SLOT5_STAKES });
});

const SPINS = 20_000;
/** The standard deviation of a round, in stakes, up to which we call the volatility low. */
const LOW_SIGMA = 5;
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
  const first = drawSlotRound(kind, random, STAKE);
  let [won, left] = [first.win, first.freeGames];
  for (; left > 0; left -= 1) {
    const free = drawFreeGame(kind, random, STAKE);
    won += free.win;
    left += free.freeGames;
  }
  return Number(won) / Number(STAKE);
}

/** Looks at every screen whose first reels may still lead to more than the best one found. */
function highestLineBets(rules: SlotRules): number {
  const most = Math.max(...Object.values(rules.scatter!.pays)) * rules.lines.length;
  let best = 0;
  const walk = (stops: number[]) => {
    const reel = stops.length;
    if (reel === rules.strips.length) {
      best = Math.max(best, evaluateScreen(rules, screenAt(rules, stops)).lineBets);
      return;
    }
    for (let stop = 0; stop < rules.strips[reel]!.length; stop += 1) {
      const next = [...stops, stop];
      if (reel < 2 || mostOf(rules, next) + (scattersIn(rules, next) ? most : 0) > best) walk(next);
    }
  };
  walk([]);
  return best;
}

/** What lines could pay at most after these reels. */
function mostOf(rules: SlotRules, stops: number[]): number {
  const seen = stops.map((stop, reel) => {
    const strip = rules.strips[reel]!;
    return [0, 1, 2].map((row) => strip[(stop + row) % strip.length]!);
  });
  return rules.lines.reduce((sum, rows) => {
    const symbol = seen[0]![rows[0]!]!;
    const goesOn = seen.every((column, reel) => [symbol, "W"].includes(column[rows[reel]!]!));
    const pays = rules.linePays[symbol];
    return (
      sum + (pays ? (goesOn ? pays[5]! : stops.length > 3 ? (pays[stops.length - 1] ?? 0) : 0) : 0)
    );
  }, 0);
}

const scattersIn = (rules: SlotRules, stops: number[]) =>
  stops.every((stop, reel) => {
    const strip = rules.strips[reel]!;
    return [0, 1, 2].some((row) => strip[(stop + row) % strip.length] === "S");
  });

const kinds = Object.keys(slotKinds) as SlotKind[];
const ofFiveReels: readonly FiveReels[] = ["slot5", "slot25", "slot40"];

describe.each(ofFiveReels)("%s", (kind) => {
  const { rules, highest, hits, gains, volatility } = slotKinds[kind];

  test("returns exactly what SLOT5 does", () => {
    expect(exactRtp(rules)).toEqual(exactRtp(slot5));
    expect(percent(exactRtp(rules).total, 2)).toBe(engineFacts[kind].rtp);
  });

  test("the highest payout that its sheet names is that of its best screen", () => {
    expect(highestLineBets(rules) / rules.lines.length).toBe(highest);
  });

  test("pays and gains as often as its sheet says, and its volatility is low", () => {
    const random = { bytes: sampled() };
    const payouts = Array.from({ length: SPINS }, () => payoutOf(kind, random));
    const inHundred = (least: number) =>
      (payouts.filter((payout) => payout > least).length * 100) / SPINS;
    expect(Math.abs(inHundred(0) - hits)).toBeLessThan(1.5);
    expect(Math.abs(inHundred(1) - gains)).toBeLessThan(1.5);
    const mean = payouts.reduce((sum, payout) => sum + payout, 0) / SPINS;
    const squares = payouts.reduce((sum, payout) => sum + (payout - mean) ** 2, 0);
    expect(Math.sqrt(squares / SPINS)).toBeLessThan(LOW_SIGMA);
    expect(volatility).toBe("low");
  });

  test("counting along lines agrees with evaluating every screen of a small game", () => {
    const strips = rules.strips.map((strip, reel) => [...strip.slice(0, 5), reel % 2 ? "W" : "S"]);
    expect(exactRtp({ ...rules, strips })).toEqual(bruteForceRtp({ ...rules, strips }));
  });
});

test.each(kinds)(
  "every stake of %s is a whole hundredth on each line, from its least on",
  (kind) => {
    const { rules, stakes } = slotKinds[kind];
    const count = BigInt(rules.lines.length);
    for (const stake of stakes) expect((stake / count / 100n) * count * 100n).toBe(stake);
    expect(engineFacts[kind]).toMatchObject({
      minBet: stakes[0],
      minLineNum: rules.lines.length,
    });
  },
);
