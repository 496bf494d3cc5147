import { isDeepStrictEqual } from "node:util";
import type { Changes, Items } from "./section.ts";

export const ACTS = ["added", "changed", "removed", "left", "waiting"] as const;
/** One item that differs: what applying does, or why it does nothing. */
export type Step = {
  item: string;
  /** "left": staff changed it since the last file. "waiting": a game that it names is missing. */
  act: (typeof ACTS)[number];
  before: unknown;
  after: unknown;
};

type Sides = {
  /** What the file asks for. */
  wanted: Items;
  /** What stands. */
  current: Items;
  /** What the last applied file had, where it was applied. */
  base: Items;
  /** True to change also what staff changed. */
  isOver: boolean;
};
type Plan = { steps: Step[]; changes: Changes; base: Items };

/**
 * Compares the file with what stands and with what the last file had. An item that stands as the
 * last file left it follows the new file; one that staff changed since is left. An item that no file
 * had is staff's own and not touched.
 */
export function planItems({ wanted, current, base, isOver }: Sides): Plan {
  const steps: Step[] = [];
  const changes = new Map<string, unknown>();
  const next = new Map<string, unknown>();
  for (const item of new Set([...wanted.keys(), ...base.keys()])) {
    const [before, after] = [current.get(item), wanted.get(item)];
    const ours = base.get(item);
    const isAsOurs = isDeepStrictEqual(before, ours);
    if (isDeepStrictEqual(before, after)) {
      if (after !== undefined) next.set(item, after);
    } else if (isAsOurs || isOver) {
      const act = before === undefined ? "added" : after === undefined ? "removed" : "changed";
      steps.push({ item, act, before: before ?? null, after: after ?? null });
      changes.set(item, after ?? null);
      if (after !== undefined) next.set(item, after);
    } else {
      steps.push({ item, act: "left", before: before ?? null, after: after ?? null });
      if (ours !== undefined) next.set(item, ours);
    }
  }
  return { steps, changes, base: next };
}
