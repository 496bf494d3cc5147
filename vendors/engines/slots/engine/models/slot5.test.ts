import { expect, test } from "vitest";
import { drawBelow } from "../../../../wallet/draw-below.ts";
import { percent } from "../../../shared/fraction.ts";
import { evaluateScreen } from "../evaluate-screen.ts";
import { bruteForceRtp, exactRtp } from "../exact-rtp.ts";
import type { Screen, SlotRules } from "../rules.ts";
import { screenAt } from "../screen-at.ts";
import { SLOT5_STAKES, slot5 } from "./slot5.ts";

const COUNTS = {
  W: [0, 1, 1, 1, 0],
  S: [1, 1, 1, 1, 1],
  H1: [2, 2, 2, 2, 2],
  H2: [3, 3, 2, 3, 2],
  H3: [3, 3, 3, 3, 4],
  H4: [4, 4, 4, 3, 4],
  L1: [4, 4, 4, 4, 4],
  L2: [5, 4, 5, 5, 5],
  L3: [5, 5, 5, 5, 5],
  L4: [5, 5, 5, 5, 5],
};

test("the strips hold the counts of the design", () => {
  for (const [symbol, counts] of Object.entries(COUNTS))
    expect(slot5.strips.map((strip) => strip.filter((one) => one === symbol).length)).toEqual(
      counts,
    );
});

test("twenty different lines of five rows", () => {
  expect(new Set(slot5.lines.map((line) => line.join())).size).toBe(20);
  for (const line of slot5.lines) {
    expect(line).toHaveLength(5);
    expect(line.every((row) => row >= 0 && row < 3)).toBe(true);
  }
});

test("every stake divides into twenty line bets of whole hundredths", () => {
  for (const stake of SLOT5_STAKES) expect((stake / 20n) * 20n).toBe(stake);
  expect(SLOT5_STAKES[0]! / 20n).toBe(100n);
});

test("the return to the player is exactly that of the design", () => {
  const rtp = exactRtp(slot5);
  expect(rtp.total).toEqual({ over: 62733077124265n, under: 65355334549504n });
  expect(rtp.lines).toEqual({ over: 27340280n / 8n, under: 33554432n / 8n });
  expect(percent(rtp.scatter, 6)).toBe("1.739681");
  expect(percent(rtp.base, 6)).toBe("83.220065");
  expect(percent(rtp.trigger, 8)).toBe("0.71244836");
  expect(percent(rtp.total, 6)).toBe("95.987692");
});

test("counting along lines agrees with evaluating every screen of a small game", () => {
  const small: SlotRules = {
    ...slot5,
    strips: slot5.strips.map((strip, reel) => [...strip.slice(0, 5), reel % 2 ? "W" : "S"]),
  };
  expect(exactRtp(small)).toEqual(bruteForceRtp(small));
});

test("the evaluation agrees with a second, plain one on drawn screens", () => {
  let state = 1;
  const random = {
    bytes(length: number) {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        bytes[at] = state >>> 24;
      }
      return bytes;
    },
  };
  let paying = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const screen = screenAt(
      slot5,
      slot5.strips.map(() => drawBelow(random, 32)),
    );
    const { bets } = evaluateScreen(slot5, screen);
    if (bets > 0) paying += 1;
    if (bets !== plainLineBets(screen)) expect(bets).toBe(plainLineBets(screen));
  }
  expect(paying).toBeGreaterThan(4_000);
});

test("three scatters give two total bets and ten games, also within free games", () => {
  const screen = [
    ["S", "L1", "L2"],
    ["L4", "S", "H3"],
    ["H1", "L3", "S"],
    ["L1", "L4", "H2"],
    ["H4", "L2", "L3"],
  ];
  expect(evaluateScreen(slot5, screen)).toMatchObject({
    scatters: 3,
    scatterFactor: 2,
    freeGames: 10,
    bets: 40,
  });
});

test("a wild stands for a symbol but never for the scatter", () => {
  const along = (...symbols: string[]) => symbols.map((symbol) => ["L9", symbol, "L8"]);
  const middle = (screen: Screen) =>
    evaluateScreen({ ...slot5, lines: [slot5.lines[0]!] }, screen).wins;
  expect(middle(along("H1", "W", "W", "W", "H1"))).toMatchObject([
    { line: 0, symbol: "H1", count: 5, factor: 2000, times: 1 },
  ]);
  expect(middle(along("S", "W", "W", "S", "S"))).toEqual([]);
  expect(middle(along("L4", "W", "L4", "L3", "L4"))).toMatchObject([
    { line: 0, symbol: "L4", count: 3, factor: 15, times: 1 },
  ]);
});

/** Independent of the engine: tries each symbol and takes the best. */
function plainLineBets(screen: Screen) {
  let sum = 0;
  for (const rows of slot5.lines) {
    let best = 0;
    for (const [symbol, pays] of Object.entries(slot5.linePays)) {
      let run = 0;
      while (run < 5 && [symbol, "W"].includes(screen[run]![rows[run]!]!)) run += 1;
      best = Math.max(best, pays[run] ?? 0);
    }
    sum += best;
  }
  const scatters = screen.flat().filter((symbol) => symbol === "S").length;
  return sum + 20 * ([0, 0, 0, 2, 10, 50][scatters] ?? 0);
}
