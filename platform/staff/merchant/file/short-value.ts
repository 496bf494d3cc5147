import { isDeepStrictEqual } from "node:util";

const SHOWN = 60;

/** A value as one short text of at most `most` characters; null without one. */
export function shortValue(value: unknown, most = SHOWN): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

type Sides = { before: unknown; after: unknown };

/** The same two sides as short texts; of two objects only the values that differ. */
export function shortSides({ before, after }: Sides, most = SHOWN) {
  const [left, right] =
    isObject(before) && isObject(after)
      ? [without(before, after), without(after, before)]
      : [before, after];
  return { before: shortValue(left, most), after: shortValue(right, most) };
}

type Item = Record<string, unknown>;

const isObject = (value: unknown): value is Item =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** An object without the values that another one has too. */
const without = (item: Item, other: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(([key, value]) => !isDeepStrictEqual(value, other[key])),
  );
