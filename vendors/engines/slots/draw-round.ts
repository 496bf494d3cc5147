import type { SlotKind } from "../../catalogue/engines.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { DrawnRound } from "../engine.ts";
import { drawBaseStops, drawFreeStops, spinResult } from "./engine/play-spin.ts";
import type { SlotRules } from "./engine/rules.ts";
import { slotKinds } from "./engine/slot-kinds.ts";

/** Draws a paid game of a slot, like its page. */
export function drawSlotRound(kind: SlotKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { rules } = slotKinds[kind];
  return roundOf(rules, { kind: "base", stake, stops: drawBaseStops(rules, random) });
}

/** Draws a free game after the game of its round that stopped at `before`. */
export function drawFreeGame(
  kind: SlotKind,
  random: RandomBytes,
  { stake, before }: { stake: bigint; before: readonly number[] },
): DrawnRound {
  const { rules } = slotKinds[kind];
  return roundOf(rules, { kind: "free", stake, stops: drawFreeStops(rules, random, before) });
}

type Drawn = { kind: "base" | "free"; stake: bigint; stops: number[] };

function roundOf(rules: SlotRules, { kind, stake, stops }: Drawn): DrawnRound {
  const { paid, freeGames } = spinResult(rules, stops, kind);
  const win = (stake / BigInt(rules.bets)) * BigInt(paid);
  return { win, freeGames, stops, spot: null };
}
