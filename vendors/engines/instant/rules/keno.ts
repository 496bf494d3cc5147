import { drawBelow } from "../../../wallet/draw-below.ts";
import { fraction } from "../../shared/fraction.ts";
import type { InstantRules } from "./instant-rules.ts";
import { areDifferentBelow, drawPlaces, placesOf, placesText, waysToChoose } from "./places.ts";

export const NUMBERS = 40;
export const DRAWN = 10;
export const PICKED_MOST = 10;

/** What a stake of 100 is paid, by how many numbers are marked and how many of them are drawn. */
const PAYS: readonly (readonly number[])[] = [
  [],
  [0, 388],
  [0, 100, 1_010],
  [0, 0, 390, 3_600],
  [0, 0, 150, 1_000, 11_000],
  [0, 0, 120, 380, 2_400, 27_000],
  [0, 0, 0, 320, 1_300, 10_500, 85_000],
  [0, 0, 0, 170, 800, 3_900, 20_000, 100_000],
  [0, 0, 0, 100, 450, 2_000, 10_000, 55_000, 100_000],
  [0, 0, 0, 0, 400, 1_200, 5_000, 35_000, 90_000, 100_000],
  [100, 0, 0, 0, 250, 700, 2_800, 12_000, 50_000, 90_000, 100_000],
];

export const paysFor = (picked: number): readonly number[] => PAYS[picked] ?? [];

/** The marked numbers as places from 0; null for any other text. */
export function numbersOf(pick: string): number[] | null {
  const places = placesOf(pick, NUMBERS);
  return places && places.length <= PICKED_MOST ? places : null;
}

export const hitsOf = (pick: string, drawn: readonly number[]): number[] =>
  (numbersOf(pick) ?? []).filter((place) => drawn.includes(place));

/** The player marks up to ten of forty numbers; ten are drawn. */
export const keno: InstantRules = {
  isPick: (pick) => numbersOf(pick) !== null,
  draw: (random) => drawPlaces(random, NUMBERS, DRAWN),
  isDrawn: (_, drawn) => drawn.length === DRAWN && areDifferentBelow(NUMBERS, drawn),
  timesOf(pick, drawn) {
    const numbers = numbersOf(pick);
    return numbers ? paysFor(numbers.length)[hitsOf(pick, drawn).length]! : 0;
  },
  returnOf(pick) {
    const { length } = numbersOf(pick)!;
    const sum = paysFor(length).reduce(
      (so, times, hits) =>
        so +
        BigInt(times) * waysToChoose(DRAWN, hits) * waysToChoose(NUMBERS - DRAWN, length - hits),
      0n,
    );
    return fraction(sum, 100n * waysToChoose(NUMBERS, length));
  },
  published: () =>
    new Map(
      Array.from({ length: PICKED_MOST }, (_, at) => {
        const places = Array.from({ length: at + 1 }, (__, place) => place);
        return [placesText(places), String(at + 1)] as const;
      }),
    ),
  pickOf: (random) => placesText(drawPlaces(random, NUMBERS, 1 + drawBelow(random, PICKED_MOST))),
};
