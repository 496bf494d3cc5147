import { drawBelow } from "#vendors/wallet/draw-below.ts";
import type { TableRules } from "./table-rules.ts";

/** What the wheel's segments show. Each place of the board is one of these. */
export const PRIZES = ["one", "three", "twenty-five", "sun", "moon", "star", "crown"] as const;
export type Prize = (typeof PRIZES)[number];

/** The pay of each prize for 1. Its segments times its payback are 52, so all return 52 of 54. */
export const PRIZE_PAYS: Readonly<Record<Prize, number>> = {
  one: 1,
  three: 3,
  "twenty-five": 25,
  sun: 12,
  moon: 12,
  star: 12,
  crown: 51,
};

const EMBLEMS: readonly Prize[] = ["sun", "moon", "star", "crown"];
/** True for a prize that is a drawing; the others are the number that they pay. */
export const isEmblem = (prize: Prize) => EMBLEMS.includes(prize);

/** The segments clockwise from the crown. */
export const SEGMENTS: readonly Prize[] = `
  crown one three one sun one three one moon one three one star one three one twenty-five one
  three one sun one three one moon star one three one sun one three one moon one three one star
  twenty-five one three one sun one three one moon one three one star one three one`
  .trim()
  .split(/\s+/)
  .map((name) => PRIZES.find((prize) => prize === name)!);

const prizeAt = ([segment = 0]: readonly number[]): Prize => SEGMENTS[segment]!;

/** A standing wheel of 54 segments; the flapper stops at one. */
export const moneyWheel: TableRules = {
  spots: PRIZES.map((id) => ({ id, pays: `${PRIZE_PAYS[id]}:1` })),
  main: PRIZES,
  draw: (random) => [drawBelow(random, SEGMENTS.length)],
  returnOf: (spot, drawn) => (spot === prizeAt(drawn) ? (PRIZE_PAYS[prizeAt(drawn)] + 1) * 100 : 0),
  sceneOf: (drawn) => ({
    result: prizeAt(drawn),
    values: { pays: PRIZE_PAYS[prizeAt(drawn)] },
    hands: { segment: [drawn[0] ?? 0] },
  }),
  beadOf(drawn) {
    const tone = prizeAt(drawn);
    return isEmblem(tone) ? { tone } : { tone, text: String(PRIZE_PAYS[tone]) };
  },
  *outcomes() {
    for (const segment of SEGMENTS.keys()) yield { drawn: [segment], weight: 1 };
  },
};
