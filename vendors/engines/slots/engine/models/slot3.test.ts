import { expect, test } from "vitest";
import { engineFacts } from "#vendors/catalogue/engines.ts";
import { fraction, percent } from "../../../shared/fraction.ts";
import { evaluateScreen } from "../evaluate-screen.ts";
import { bruteForceRtp, exactRtp } from "../exact-rtp.ts";
import type { Screen } from "../rules.ts";
import { screenAt } from "../screen-at.ts";
import { slotKinds } from "../slot-kinds.ts";
import { slot3 } from "./slot3.ts";

const { highest, hits, gains, volatility } = slotKinds.slot3;
/** The standard deviations of a round, in stakes, between which we call the volatility medium. */
const MEDIUM_SIGMA = [5, 10] as const;
const COUNTS = { W: 1, H1: 2, H2: 3, H3: 4, H4: 5, L1: 5, L2: 6, L3: 6 };

/** Every combination of stops, in total bets. */
const payouts = slot3.strips[0]!.flatMap((_, first) =>
  slot3.strips[1]!.flatMap((__, second) =>
    slot3.strips[2]!.map((___, third) => {
      const screen = screenAt(slot3, [first, second, third]);
      return evaluateScreen(slot3, screen).bets / slot3.bets;
    }),
  ),
);
const inHundred = (least: number) =>
  (payouts.filter((payout) => payout > least).length * 100) / payouts.length;

test("each reel has 32 stops of the same counts, and no window shows a symbol twice", () => {
  for (const strip of slot3.strips) {
    for (const [symbol, count] of Object.entries(COUNTS))
      expect(strip.filter((one) => one === symbol).length, symbol).toBe(count);
    expect(strip).toHaveLength(32);
    for (const [at, symbol] of strip.entries())
      for (const next of [1, 2]) expect(strip[(at + next) % 32]).not.toBe(symbol);
  }
});

test("the return to the player is one exact fraction, counted along lines and over all screens", () => {
  const { total, lines } = exactRtp(slot3);
  expect(total).toEqual(fraction(31_655n, 32_768n));
  expect(lines).toEqual(total);
  expect(bruteForceRtp(slot3)).toEqual(exactRtp(slot3));
  expect(percent(total, 2)).toBe(engineFacts.slot3.rtp);
});

test("pays, gains and varies as its sheet says, over all 32,768 combinations of stops", () => {
  expect(payouts).toHaveLength(32_768);
  expect(Math.max(...payouts)).toBe(highest);
  expect(engineFacts.slot3.maxMultiple).toBe(highest);
  expect(Math.round(inHundred(0))).toBe(hits);
  expect(Math.round(inHundred(1))).toBe(gains);
  const mean = payouts.reduce((sum, payout) => sum + payout, 0) / payouts.length;
  const squares = payouts.reduce((sum, payout) => sum + (payout - mean) ** 2, 0);
  const sigma = Math.sqrt(squares / payouts.length);
  expect(sigma).toBeGreaterThan(MEDIUM_SIGMA[0]);
  expect(sigma).toBeLessThan(MEDIUM_SIGMA[1]);
  expect(volatility).toBe("medium");
});

test("each wild that stands in doubles its line; three wilds pay as themselves", () => {
  const along = (...symbols: string[]) => symbols.map((symbol) => ["X", symbol, "Y"]);
  const middle = (screen: Screen) =>
    evaluateScreen({ ...slot3, lines: [slot3.lines[0]!] }, screen).wins[0];
  expect(middle(along("H3", "H3", "H3"))).toMatchObject({ symbol: "H3", factor: 20, times: 1 });
  expect(middle(along("H3", "W", "H3"))).toMatchObject({ symbol: "H3", factor: 40, times: 2 });
  expect(middle(along("W", "W", "H3"))).toMatchObject({ symbol: "H3", factor: 80, times: 4 });
  expect(middle(along("W", "W", "W"))).toMatchObject({ symbol: "W", factor: 1000, times: 1 });
  expect(middle(along("H3", "H3", "L1"))).toBeUndefined();
});
