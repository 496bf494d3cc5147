import type { RandomBytes } from "../../wallet/runtime.ts";
import type { DrawnRound } from "../engine.ts";
import { winOf } from "./instant-view.ts";
import { type InstantKind, instantRules } from "./rules/instant-kinds.ts";

/** Draws a round for a player who chooses at random. */
export function drawInstantRound(
  kind: InstantKind,
  random: RandomBytes,
  stake: bigint,
): DrawnRound {
  const rules = instantRules[kind];
  const spot = rules.pickOf(random);
  const stops = rules.draw(random, spot);
  return { win: winOf(kind, stake, spot, stops), freeGames: 0, stops, spot };
}
