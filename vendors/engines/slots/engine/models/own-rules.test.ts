import { expect, test } from "vitest";
import { percent } from "../../../shared/fraction.ts";
import { chosenWin, evaluateScreen } from "../evaluate-screen.ts";
import { exactRtp } from "../exact-rtp.ts";
import { drawBaseStops, drawFreeStops, isStopsOf, spinResult } from "../play-spin.ts";
import type { SlotRules } from "../rules.ts";
import { screenAt } from "../screen-at.ts";
import { slotChosen } from "./slot-chosen.ts";
import { slotGrowing } from "./slot-growing.ts";
import { slotWays } from "./slot-ways.ts";

/** Rows from top to bottom, as a player reads them. */
const screenOf = (...rows: string[]) => {
  const cells = rows.map((row) => row.split(" "));
  return cells[0]!.map((_, reel) => cells.map((row) => row[reel]!));
};

const WITH_SCATTER = { trigger: "0.71244836" };
test.each([
  [
    "243 ways",
    slotWays,
    { over: 39_988_978_291_647n, under: 41_473_760_296_960n },
    { lines: "79.880682", scatter: "1.739681", chosen: "0.0000", total: "96.419948" },
  ],
  [
    "growing wilds",
    slotGrowing,
    { over: 31_446_053_421_803n, under: 32_677_667_274_752n },
    { lines: "81.691349", scatter: "1.739681", chosen: "0.0000", total: "96.231023" },
  ],
  [
    "the chosen symbol",
    slotChosen,
    { over: 2_015_177_128_185_765n, under: 2_091_370_705_584_128n },
    { lines: "44.846892", scatter: "2.198339", chosen: "595.7851", total: "96.356764" },
  ],
] as const)("%s returns one exact fraction", (_, rules, total, parts) => {
  const rtp = exactRtp(rules);
  expect(rtp.total).toEqual(total);
  expect({
    lines: percent(rtp.lines, 6),
    scatter: percent(rtp.scatter, 6),
    chosen: percent(rtp.chosen, 4),
    total: percent(rtp.total, 6),
    trigger: percent(rtp.trigger, 8),
  }).toEqual({ ...parts, ...WITH_SCATTER });
});

test.each([
  ["243 ways", slotWays],
  ["growing wilds", slotGrowing],
  ["the chosen symbol", slotChosen],
] as const)("%s has reels of 32 stops, one scatter each, wilds in the middle", (_, rules) => {
  for (const [reel, strip] of rules.strips.entries()) {
    expect(strip).toHaveLength(32);
    expect(strip.filter((one) => one === "S")).toHaveLength(1);
    expect(strip.filter((one) => one === "W")).toHaveLength([0, 1, 1, 1, 0][reel]!);
    if (rules === slotWays) continue;
    for (const [at, symbol] of strip.entries())
      for (const next of [1, 2]) expect(strip[(at + next) % 32]).not.toBe(symbol);
  }
});

test("a symbol pays once for each way through adjacent reels, wilds included", () => {
  const screen = screenOf("H2 L1 H2 L3 L4", "L4 H2 W H1 L2", "H2 L3 H2 L1 H3");
  const { wins, bets } = evaluateScreen(slotWays, screen);
  expect(wins).toMatchObject([{ symbol: "H2", count: 3, ways: 6, factor: 180, line: null }]);
  expect(wins[0]!.cells).toHaveLength(6);
  expect(bets).toBe(180);
});

test("a reel without the symbol ends its ways, also where later reels show it again", () => {
  const screen = screenOf("H1 H1 L1 H1 H1", "L2 L3 L4 L2 L3", "L4 L1 L2 L3 L4");
  expect(evaluateScreen(slotWays, screen).wins).toEqual([]);
});

test("a stake of ways is 25 bets, and three scatters give eight free games at triple pay", () => {
  const scatters = [...[0, 31, 28, 10, 12]];
  const paid = spinResult(slotWays, scatters, "base");
  expect(paid).toMatchObject({ scatters: 5, scatterFactor: 50, freeGames: 8 });
  expect(paid.paid).toBe(paid.bets);
  expect(spinResult(slotWays, scatters, "free").paid).toBe(paid.bets * 3);
});

test("a wild fills its reel before the lines pay", () => {
  const screen = screenOf("H3 L1 L1 L3 L4", "L4 W L3 H1 L2", "L2 L3 H3 L4 H2");
  const { grown, screen: ended, wins } = evaluateScreen(slotGrowing, screen);
  expect(grown).toEqual([1]);
  expect(ended[1]).toEqual(["W", "W", "W"]);
  // Line 4 falls from the upper left to the lower middle and rises again.
  expect(wins).toMatchObject([{ line: 3, symbol: "H3", count: 3, factor: 20 }]);
});

test("without growing, the same wild would pay nothing", () => {
  const screen = screenOf("H3 L1 L1 L3 L4", "L4 L4 L3 H1 L2", "L2 W H3 L4 H2");
  const still: SlotRules = { ...slotGrowing };
  delete still.wildsGrow;
  expect(evaluateScreen(still, screen).wins).toEqual([]);
  expect(evaluateScreen(slotGrowing, screen).wins).toMatchObject([{ line: 3, symbol: "H3" }]);
});

test("the chosen symbol fills three reels, adjacent or not, and pays on all ten lines", () => {
  const screen = screenOf("L1 L2 L3 L4 L1", "H4 L1 L2 H4 L3", "L2 L3 L4 L2 H4");
  expect(chosenWin(slotChosen, screen, "H4")).toMatchObject({ reels: [0, 3, 4], factor: 250 });
  expect(chosenWin(slotChosen, screen, "H4")!.screen.map(([top]) => top)).toEqual([
    ...["H4", "L2", "L3", "H4", "H4"],
  ]);
  expect(chosenWin(slotChosen, screen, "H1")).toBeNull();
  // Two reels are too few.
  expect(chosenWin(slotChosen, screen.with(4, ["L1", "L2", "L3"]), "H4")).toBeNull();
});

/** Draws these numbers, one after the other. */
function rigged(...numbers: number[]) {
  return { bytes: () => Uint8Array.of(0, 0, 0, numbers.shift() ?? 0) };
}

const SCATTERS = slotChosen.strips.map((strip) => strip.indexOf("S"));
const NONE = [0, 0, 0, 0, 0];

test("free games draw their symbol once, and keep it to the end of the round", () => {
  expect(drawBaseStops(slotChosen, rigged(...NONE))).toEqual(NONE);
  const won = drawBaseStops(slotChosen, rigged(...SCATTERS, 3));
  expect(won).toEqual([...SCATTERS, 3]);
  expect(spinResult(slotChosen, won, "base")).toMatchObject({ chosen: "H4", chosenWin: null });
  const free = drawFreeStops(slotChosen, rigged(...SCATTERS, 6), won);
  expect(free).toEqual([...SCATTERS, 3]);
  expect(drawFreeStops(slotChosen, rigged(...NONE), free)).toEqual([...NONE, 3]);
  // A round that began before its game chose symbols draws one in its next free game.
  expect(drawFreeStops(slotChosen, rigged(...NONE, 6), NONE)).toEqual([...NONE, 6]);
});

test("only the free games pay the chosen symbol", () => {
  const stops = Array.from({ length: 32 }, (_, stop) => [stop, stop, stop, stop, stop]).find(
    (one) => chosenWin(slotChosen, screenAt(slotChosen, one), "L4"),
  )!;
  const withChosen = [...stops, 7];
  const base = spinResult(slotChosen, withChosen, "base");
  const free = spinResult(slotChosen, withChosen, "free");
  expect(base.chosenWin).toBeNull();
  expect(free.paid).toBe(base.paid + free.chosenWin!.factor);
});

test("stops of other rules are known", () => {
  expect(isStopsOf(slotChosen, NONE)).toBe(true);
  expect(isStopsOf(slotChosen, [...NONE, 7])).toBe(true);
  expect(isStopsOf(slotChosen, [...NONE, 8])).toBe(false);
  expect(isStopsOf(slotWays, [...NONE, 0])).toBe(false);
  expect(isStopsOf(slotWays, [0, 0, 0])).toBe(false);
  expect(isStopsOf(slotWays, [0, 0, 0, 0, 32])).toBe(false);
});
