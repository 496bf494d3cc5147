import { drawBelow } from "../../../wallet/draw-below.ts";
import type { RandomBytes } from "../../../wallet/runtime.ts";

const RADIX = 36;

/** Marked places as a short text: each place is a bit. */
export const placesText = (places: readonly number[]): string =>
  places.reduce((sum, place) => sum + 2 ** place, 0).toString(RADIX);

/** The places of such a text below the count, lowest first; null for any other text. */
export function placesOf(text: string, count: number): number[] | null {
  const sum = /^[0-9a-z]{1,9}$/.test(text) ? Number.parseInt(text, RADIX) : 0;
  const places = Array.from({ length: count }, (_, place) => place).filter(
    (place) => Math.floor(sum / 2 ** place) % 2 === 1,
  );
  return places.length > 0 && placesText(places) === text ? places : null;
}

/** Different places below the count, in the order in which they are drawn. */
export function drawPlaces(random: RandomBytes, count: number, wanted: number): number[] {
  const left = Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: wanted }, () => left.splice(drawBelow(random, left.length), 1)[0]!);
}

export const areDifferentBelow = (count: number, places: readonly number[]): boolean =>
  new Set(places).size === places.length && places.every((place) => place >= 0 && place < count);

/** The number of ways to choose some of so many. */
export function waysToChoose(of: number, some: number): bigint {
  if (some < 0 || some > of) return 0n;
  let ways = 1n;
  for (let at = 1; at <= some; at += 1) ways = (ways * BigInt(of - some + at)) / BigInt(at);
  return ways;
}
