import type { Engine, SlotKind } from "./catalogue/engines.ts";
import { drawBelow } from "./draw-below.ts";
import type { RandomBytes } from "./runtime.ts";
import { evaluateScreen } from "./slots/engine/evaluate-screen.ts";
import { drawStops, screenAt } from "./slots/engine/screen-at.ts";
import { isSlotKind, slotKinds } from "./slots/engine/slot-kinds.ts";
import { tableRules } from "./tables/rules/table-kinds.ts";

/** What one paid game or free game wins, and how many free games it brings. */
export type DrawnRound = {
  win: bigint;
  freeGames: number;
  stops: number[];
  /** The place that the stake lay on; a slot has none. */
  spot: string | null;
};

/**
 * Draws a round of an engine as its game page would, for a player who bets without a system: at a
 * table on one place, more often on a main one.
 */
export function drawRound(engine: Engine, random: RandomBytes, stake: bigint): DrawnRound {
  if (isSlotKind(engine)) return drawSlot(engine, random, stake);
  const { spots, main, draw, returnOf } = tableRules[engine];
  const places = drawBelow(random, 10) < 7 ? main : spots.map(({ id }) => id);
  const spot = places[drawBelow(random, places.length)]!;
  const stops = draw(random);
  return { win: (stake * BigInt(returnOf(spot, stops))) / 100n, freeGames: 0, stops, spot };
}

/** A slot's free games pay a multiple. */
export function drawFreeGame(kind: SlotKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { win, ...drawn } = drawSlot(kind, random, stake);
  return { ...drawn, win: win * BigInt(slotKinds[kind].rules.freeGames!.multiplier) };
}

function drawSlot(kind: SlotKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { rules } = slotKinds[kind];
  const stops = drawStops(rules, random);
  const screen = evaluateScreen(rules, screenAt(rules, stops));
  const lineBet = stake / BigInt(rules.lines.length);
  const win = lineBet * BigInt(screen.lineBets);
  return { win, freeGames: screen.freeGames, stops, spot: null };
}
