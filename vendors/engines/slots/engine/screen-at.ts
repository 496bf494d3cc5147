import type { Screen, SlotRules } from "./rules.ts";

/** The screen with the given stop of each reel's strip in the top row. */
export function screenAt(rules: SlotRules, stops: readonly number[]): Screen {
  return rules.strips.map((strip, reel) =>
    Array.from({ length: rules.rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  );
}
