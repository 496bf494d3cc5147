import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SpinView } from "#vendors/engines/slots/spin-view.ts";
import { moneyFormOf, moneyTextOf } from "../../../wallet/money-form.ts";
import { fill } from "../../shared/client/elements.js";
import { moneyWriter } from "../../shared/client/money.js";
import { createSiteLink } from "../../shared/client/site-link.js";
import { contrast } from "../../shared/page/colour.ts";
import { wordsOf } from "../../shared/page/words.ts";
import { withCoins } from "./coin-show.js";
import { createMeters } from "./meters.js";
import { startGame } from "./start-game.js";
import { bestSymbol, isGain } from "./win/present-win.js";
import { freeRow, winsOf } from "./win/win-show.js";
import { bigTierOf, stepOf } from "./win/win-tier.js";

const { words } = wordsOf("es");
const mexico = { language: "es", country: "MX", currency: "MXN", currencySymbol: "$" };
const money = moneyWriter(moneyFormOf(mexico));

/** Cells from the top left down. */
const DIAGONAL = {
  ...{ ways: 1, times: 1 },
  cells: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
} as const;

const view: SpinView = {
  spinId: "0",
  state: "done",
  code: null,
  kind: "base",
  stake: "10000",
  isGift: false,
  screen: [
    ["S", "L1", "L2"],
    ["L1", "L4", "S"],
    ["W", "S", "H1"],
    ["H2", "H3", "L4"],
    ["L4", "L2", "L3"],
  ],
  grown: [],
  wins: [{ ...DIAGONAL, line: 3, symbol: "L1", count: 3, amount: "10000" }],
  scatters: { count: 3, amount: "20000" },
  freeGames: 10,
  chosen: null,
  filled: null,
  coins: null,
  win: "30000",
  free: { left: 10, total: 10, won: "30000", round: "r" },
  balance: "1",
};

const peru = { language: "es", country: "PE", currency: "PEN", currencySymbol: "S/" };
const spain = { language: "es", country: "ES", currency: "EUR", currencySymbol: "€" };
const chile = { language: "es", country: "CL", currency: "CLP", currencySymbol: "$" };

test.each([
  [mexico, 12_345_678_900n, "$1,234,567.89"],
  [mexico, 19_999n, "$1.99"],
  [mexico, -15_000n, "−$1.50"],
  [{ ...mexico, currencySymbol: "P" }, 2_000n, "P\u00a00.20"],
  [peru, 12_345_600n, "S/\u00a01,234.56"],
  [spain, 123_456_700n, "12.345,67\u00a0€"],
  [{ ...spain, language: "en" }, 123_456_700n, "€12,345.67"],
  [chile, 123_456_700n, "$12.345"],
  [{ ...spain, currency: "FUN", currencySymbol: "FUN" }, 100_000_000n, "10.000,00\u00a0FUN"],
] as const)("a game's page and its picture of %j write %s as %j", (written, units, text) => {
  expect(moneyWriter(moneyFormOf(written))(units)).toBe(text);
  expect(moneyTextOf(written)(units)).toBe(text);
});

test("a win's cells are the counted ones of its line, a scatter win's the scatters", () => {
  const [line, scatter] = winsOf(view, words, money);
  expect(line).toMatchObject({
    cells: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    text: "Línea 4: $1.00",
  });
  expect(scatter).toMatchObject({
    cells: [
      [0, 0],
      [1, 2],
      [2, 1],
    ],
    text: "3 símbolos Gratis: $2.00",
  });
});

test("a win that wilds multiplied says by how much", () => {
  const doubled = { ...view, wins: view.wins.map((line) => ({ ...line, times: 2 })) };
  expect(winsOf(doubled, words, money)[0]?.text).toBe("Línea 4 ×2: $1.00");
});

test("ways are counted, and a filled reel lights from top to bottom", () => {
  const [one] = view.wins;
  const wins = [
    { ...one!, line: null, ways: 6 },
    { ...one!, line: null, ways: 1 },
  ];
  const filled = { reels: [1, 3, 4], amount: "20000" };
  const found = winsOf({ ...view, wins, chosen: "H1", filled }, words, money);
  expect(found.map(({ text }) => text)).toEqual([
    ...["6 formas: $1.00", "1 forma: $1.00"],
    ...["3 rodillos llenos: $2.00", "3 símbolos Gratis: $2.00"],
  ]);
  // No line is drawn through them.
  expect(found.map(({ rows }) => rows)).toEqual([[], [], [], []]);
  expect(found[2]!.cells).toEqual([1, 3, 4].flatMap((reel) => [0, 1, 2].map((row) => [reel, row])));
});

const HELD = {
  coins: [
    { reel: 0, row: 1, spin: 0, symbol: "C-5", amount: "50000" },
    { reel: 4, row: 2, spin: 3, symbol: "C-20", amount: "200000" },
  ],
  ...{ respins: 6, isFull: false, amount: "250000", full: "0" },
};

test("held coins are one win of all their cells; coins too few to hold are none", () => {
  const found = winsOf({ ...view, scatters: { count: 0, amount: "0" }, coins: HELD }, words, money);
  expect(found.at(-1)).toMatchObject({
    ...{ text: "2 monedas: $25.00", rows: [] },
    cells: [
      [0, 1],
      [4, 2],
    ],
  });
  const few = { ...HELD, respins: 0, amount: "0" };
  expect(winsOf({ ...view, coins: few }, words, money)).toHaveLength(2);
  expect(withCoins(view.screen, HELD.coins)[4]).toEqual(["L4", "L2", "C-20"]);
  expect(bestSymbol({ ...view, coins: HELD })).toBe("C");
  expect(bestSymbol({ ...view, coins: few })).toBe("S");
});

test.each([
  ["a win above", [0, 0, 0], 2],
  ["a win on the last row", [2, 2, 2], 1],
  ["a win that falls to the last row", [1, 1, 2], 0],
  ["a win at the side of the last row", [0, 0, 0, 1, 2], null],
  ["a win from the last row up to the middle", [2, 1, 1, 1], 0],
  ["a win on the outer rows", [0, 2, 2, 0], 1],
  ["a win in each row", [2, 1, 0], null],
])("the amount of %s covers no symbol that paid", (_, rows, row) => {
  expect(freeRow(rows.map((at, reel) => [reel, at] as const))).toBe(row);
});

test("the colour of every line passes 3 to 1 on its dark edge", () => {
  for (let line = 0; line < 40; line += 1) {
    const [won] = winsOf({ ...view, wins: [{ ...view.wins[0]!, line }] }, words, money);
    const [hue, saturation, light] = won!.colour.match(/[\d.]+/g)!.map(Number);
    expect([saturation, light]).toEqual([100, 72]);
    expect(contrast(hexOf(hue!, 0.72), "#000000")).toBeGreaterThanOrEqual(3);
  }
});

/** A colour of full saturation. */
function hexOf(hue: number, light: number) {
  const reach = Math.min(light, 1 - light);
  const channel = (at: number) => {
    const place = (at + hue / 30) % 12;
    return light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  const two = (at: number) =>
    Math.round(channel(at) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${two(0)}${two(8)}${two(4)}`;
}

test("no symbol of a win turns past its edge, where it would vanish or show mirrored", async () => {
  const acts = await readFile(new URL("../styles/acts.css", import.meta.url), "utf8");
  const turns = [...acts.matchAll(/rotate[XY]\((-?\d+)deg\)/g)].map(([, degrees]) =>
    Number(degrees),
  );
  expect(turns.length).toBeGreaterThan(0);
  for (const degrees of turns) expect(Math.abs(degrees)).toBeLessThan(70);
});

test.each([
  [10_001n, null, 1],
  [19_999n, null, 1],
  [20_000n, null, 2],
  [50_000n, null, 3],
  [99_999n, null, 3],
  [100_000n, "win", 3],
  [250_000n, "great", 3],
  [499_999n, "great", 3],
  [500_000n, "huge", 3],
] as const)(
  "at a stake of 10,000 a gain of %s is of the kind %s and weighs %i",
  (win, tier, step) => {
    expect(bigTierOf(win, 10_000n)).toBe(tier);
    expect(stepOf(win, 10_000n)).toBe(step);
  },
);

test("texts take their values and leave no brace", () => {
  expect(fill(words.freeLeft, { count: 3 })).toBe("Juegos gratis: 3");
});

test("nothing of the client runs when it is imported", () => {
  expect(startGame).toBeTypeOf("function");
});

test("a big win shows the symbol that paid most", () => {
  expect(bestSymbol(view)).toBe("S");
  const wins = [
    { ...DIAGONAL, line: 1, symbol: "H2", count: 3, amount: "30000" },
    { ...DIAGONAL, line: 3, symbol: "L1", count: 5, amount: "90000" },
  ];
  expect(bestSymbol({ ...view, wins })).toBe("L1");
  const filled = { reels: [0, 2, 3], amount: "100000" };
  expect(bestSymbol({ ...view, wins, chosen: "H3", filled })).toBe("H3");
});

const free = { left: 9, total: 10, round: "r" };
test.each([
  ["a payout above the stake", { win: "10001" }, true],
  ["a payout of exactly the stake", { win: "10000" }, false],
  ["a payout below the stake", { win: "2000" }, false],
  ["no payout", { win: "0" }, false],
  ["any payout of a gift's round", { isGift: true, win: "1" }, true],
  [
    "a free game after which the round has paid less than its stake",
    { kind: "free", win: "2000", free: { ...free, won: "9000" } },
    false,
  ],
  [
    "a free game after which the round has paid more than its stake",
    { kind: "free", win: "2000", free: { ...free, won: "12000" } },
    true,
  ],
  [
    "a free game without a payout in a round with a gain",
    { kind: "free", win: "0", free: { ...free, won: "12000" } },
    false,
  ],
] as const)("%s: %o is a gain: %s", (_name, part, expected) =>
  expect(isGain({ ...view, ...part })).toBe(expected),
);

describe("the count of a win", () => {
  let frames: (() => void)[] = [];
  let isCalm = false;
  let now = 0;

  beforeEach(() => {
    [frames, isCalm, now] = [[], false, 0];
    const places = new Map<string, object>();
    const place = () => ({ dataset: {}, toggleAttribute() {} });
    vi.stubGlobal("document", {
      getElementById: (id: string) => places.get(id) ?? places.set(id, place()).get(id),
    });
    vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
    vi.stubGlobal("performance", { now: () => now });
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => {
      frames = [];
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** A win of 1,000 that counts for a second: the ribbon's amounts, and how often its end was told. */
  function counting() {
    const ribbon: string[] = [];
    const onEnd = vi.fn();
    const plain = (units: bigint) => units.toString();
    const meters = createMeters({ words, money: plain, site: createSiteLink(null) });
    meters.countWin(1_000n, { ms: 1_000, onCount: (amount) => ribbon.push(amount), onEnd });
    return { meters, ribbon, onEnd };
  }

  function passFrame(ms: number) {
    now += ms;
    for (const frame of frames.splice(0)) frame();
  }

  const message = () => document.getElementById("message-text")?.textContent;

  test("what waits for the count shows when the count has ended, and not before", async () => {
    const { meters, ribbon, onEnd } = counting();
    passFrame(400);
    expect(ribbon).toEqual(["0", "400"]);
    passFrame(599);
    expect(onEnd).not.toHaveBeenCalled();
    passFrame(1);
    expect(ribbon.at(-1)).toBe("1000");
    expect(onEnd).toHaveBeenCalledOnce();
    await meters.counted();
    expect(message()).toBe("Ganas 1000");
  });

  test("a press ends the count of every place at once, and once", () => {
    const { meters, ribbon, onEnd } = counting();
    passFrame(200);
    meters.endCount();
    expect(ribbon.at(-1)).toBe("1000");
    meters.endCount();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("the next word ends the count and stays", () => {
    const { meters, onEnd } = counting();
    meters.say(words.spinning);
    expect(onEnd).toHaveBeenCalledOnce();
    passFrame(200);
    expect(message()).toBe(words.spinning);
  });

  test("without motion the whole win shows at once", () => {
    isCalm = true;
    const { ribbon, onEnd } = counting();
    expect(ribbon).toEqual(["1000"]);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
