import { drawBelow } from "../../../wallet/draw-below.ts";
import { fraction } from "../../shared/fraction.ts";
import { type InstantRules, TIMES_MOST } from "./instant-rules.ts";

/** In hundredths. */
export const TARGET_LEAST = 101;
export const TARGET_MOST = TIMES_MOST * 100;
const END_LEAST = 100;

const RETURN = 97;
const WORDS = 2 ** 32;

/** The multiplier at which the player gets out, in hundredths; null for any other text. */
export function targetOf(pick: string): number | null {
  const target = /^[1-9]\d{2,5}$/.test(pick) ? Number(pick) : 0;
  return target >= TARGET_LEAST && target <= TARGET_MOST ? target : null;
}

/** Where a flight ends that drew this word, before it is held between least and most. */
const endFor = (word: number) => Math.floor((RETURN * WORDS) / (word + 1));

/** The number of words, of 2^32, whose flight reaches the target. */
export const wordsThatReach = (target: number): number => Math.floor((RETURN * WORDS) / target);

const PUBLISHED = [TARGET_LEAST, 150, 200, 500, 1_000, 10_000, TARGET_MOST];

/** A flight rises until it ends; who has chosen a multiplier below is paid it. */
export const crash: InstantRules = {
  isPick: (pick) => targetOf(pick) !== null,
  draw: (random) => [Math.min(Math.max(endFor(drawBelow(random, WORDS)), END_LEAST), TARGET_MOST)],
  isDrawn: (_, [end, ...more]) =>
    more.length === 0 && end !== undefined && end >= END_LEAST && end <= TARGET_MOST,
  timesOf(pick, drawn) {
    const target = targetOf(pick);
    return target !== null && drawn[0]! >= target ? target : 0;
  },
  returnOf(pick) {
    const target = targetOf(pick)!;
    return fraction(BigInt(target) * BigInt(wordsThatReach(target)), 100n * BigInt(WORDS));
  },
  published: () => new Map(PUBLISHED.map((target) => [String(target), String(target)])),
  pickOf: (random) => String([120, 150, 200, 300, 500, 1_000][drawBelow(random, 6)]!),
};
