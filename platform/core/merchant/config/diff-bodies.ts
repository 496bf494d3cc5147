import type { Body } from "./body.ts";

/** One value that differs, by its path: "withdrawals.amountMin". Undefined where there is none. */
export type TermChange = { key: string; before: unknown; after: unknown };

/** The values that differ between two bodies of one area, in the order of their paths. */
export function diffBodies(before: Body, after: Body): TermChange[] {
  const [was, is] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .sort()
    .map((key) => ({ key, before: was.get(key), after: is.get(key) }));
}

/** Every single value of a body with its path. */
export function leaves(node: unknown, path = ""): [string, unknown][] {
  if (node === null || typeof node !== "object") return [[path, node]];
  return Object.entries(node).flatMap(([key, below]) =>
    leaves(below, path ? `${path}.${key}` : key),
  );
}
