import type { SlotKind } from "../../catalogue/engines.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { DrawnRound } from "../engine.ts";
import { evaluateScreen } from "./engine/evaluate-screen.ts";
import { drawStops, screenAt } from "./engine/screen-at.ts";
import { slotKinds } from "./engine/slot-kinds.ts";

/** Draws a paid game of a slot, like its page. */
export function drawSlotRound(kind: SlotKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { rules } = slotKinds[kind];
  const stops = drawStops(rules, random);
  const screen = evaluateScreen(rules, screenAt(rules, stops));
  const lineBet = stake / BigInt(rules.lines.length);
  const win = lineBet * BigInt(screen.lineBets);
  return { win, freeGames: screen.freeGames, stops, spot: null };
}

/** Draws a free game, which pays a multiple. */
export function drawFreeGame(kind: SlotKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { win, ...drawn } = drawSlotRound(kind, random, stake);
  return { ...drawn, win: win * BigInt(slotKinds[kind].rules.freeGames!.multiplier) };
}
