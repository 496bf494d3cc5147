import { expect, test } from "vitest";
import { fraction, percent } from "../../shared/fraction.ts";
import { bruteForceRtp, exactRtp } from "./exact-rtp.ts";
import type { SlotRules } from "./rules.ts";

/**
 * Two published machines with known returns that check the engine; the studio offers neither. The
 * strips are the published figures behind the cross-check table (domain 3.2), one digit a stop.
 */
const HOT_LINES = ["111", "000", "222", "012", "210"].map((line) => Array.from(line, Number));
const HOT_PAYS = { 1: 750, 2: 200, 3: 60, 4: 40, 5: 40, 6: 40, 7: 40, 8: 5 };
const HOT_START = "888666132444777288833366625554447771";

function hot(strip: string): SlotRules {
  return {
    strips: [strip, strip, strip].map((one) => Array.from(one)),
    rows: 3,
    bets: 5,
    lines: HOT_LINES,
    linePays: Object.fromEntries(
      Object.entries(HOT_PAYS).map(([symbol, pay]) => [symbol, { 3: pay }]),
    ),
    doubledScreens: ["4", "5", "6", "7"],
  };
}

test.each([
  ["37", "8881666444777288823336662555444777555", "88.227746"],
  ["40", `${HOT_START}2555`, "93.062500"],
  ["43", `${HOT_START}2835552`, "95.658244"],
  ["45", `${HOT_START}283335552`, "97.816187"],
])("Ultra Hot of %s stops a reel", (stops, strip, rtp) => {
  expect(strip).toHaveLength(Number(stops));
  expect(percent(bruteForceRtp(hot(strip)).total, 6)).toBe(rtp);
});

test("Ultra Hot of 37 and 40 stops as fractions", () => {
  const of37 = bruteForceRtp(hot("8881666444777288823336662555444777555"));
  expect(of37.total).toEqual(fraction(223450n, 253265n));
  expect(bruteForceRtp(hot(`${HOT_START}2555`)).total).toEqual(fraction(297800n, 320000n));
});

const SIZZLING_PAYS = {
  1: { 3: 100, 4: 1000, 5: 5000 },
  2: { 3: 50, 4: 200, 5: 500 },
  3: { 3: 50, 4: 200, 5: 500 },
  4: { 3: 20, 4: 50, 5: 200 },
  5: { 3: 20, 4: 50, 5: 200 },
  6: { 3: 20, 4: 50, 5: 200 },
  7: { 2: 5, 3: 20, 4: 50, 5: 200 },
};

function sizzling(...strips: string[]): SlotRules {
  return {
    strips: strips.map((strip) => Array.from(strip)),
    rows: 3,
    bets: 5,
    lines: ["11111", "00000", "22222", "01210", "21012"].map((line) => Array.from(line, Number)),
    linePays: SIZZLING_PAYS,
    scatter: { symbol: "8", pays: { 3: 2, 4: 10, 5: 50 } },
  };
}

const MIDDLE = [
  "1666221277778444455535336",
  "1677785551522424443373666",
  "1555515444833666767774422",
] as const;

test("Sizzling Hot, original strips of 25", () => {
  const rules = sizzling("1444313386667776622525554", ...MIDDLE, "1446662258555854446177733");
  const rtp = exactRtp(rules);
  expect(percent(rtp.lines, 6)).toBe("89.653248");
  expect(percent(rtp.scatter, 6)).toBe("6.002381");
  expect(percent(rtp.total, 6)).toBe("95.655629");
});

test("Sizzling Hot, low strips of 25", () => {
  const rules = sizzling("1444333866677766622525554", ...MIDDLE, "1446662258555854446677733");
  expect(percent(exactRtp(rules).total, 6)).toBe("93.791949");
});

test("Sizzling Hot, strips of 39", () => {
  const rules = sizzling(
    "555271633366653454441673714777282225648",
    "675417776823338144435652227155547426663",
    "333274475556668315785124137775666444222",
    "522266674448217855513634777457333261456",
    "777425366657571344222144482673336168555",
  );
  expect(rules.strips.map((strip) => strip.length)).toEqual([39, 39, 39, 39, 39]);
  expect(percent(exactRtp(rules).total, 6)).toBe("99.088693");
});
