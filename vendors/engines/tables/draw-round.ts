import { drawBelow } from "../../wallet/draw-below.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { DrawnRound } from "../engine.ts";
import { type TableKind, tableRules } from "./rules/table-kinds.ts";

/** Draws a table round for a player who bets on one place, mostly a main one. */
export function drawTableRound(kind: TableKind, random: RandomBytes, stake: bigint): DrawnRound {
  const { spots, main, draw, returnOf } = tableRules[kind];
  const places = drawBelow(random, 10) < 7 ? main : spots.map(({ id }) => id);
  const spot = places[drawBelow(random, places.length)]!;
  const stops = draw(random);
  return { win: (stake * BigInt(returnOf(spot, stops))) / 100n, freeGames: 0, stops, spot };
}
