import type { RandomBytes } from "../../wallet/runtime.ts";
import type { DrawnRound } from "../engine.ts";
import { activeOf, dealRound, decide, isOver, paysOf, readRound } from "./rules/hand.ts";
import { shoeWithout } from "./rules/shoe.ts";
import { bestMove } from "./rules/strategy.ts";

/** Draws a round for a player of basic strategy who stakes once: without doubling and splitting. */
export function drawBlackjackRound(random: RandomBytes, stake: bigint): DrawnRound {
  const draw = shoeWithout(random, []);
  const dealt = dealRound(draw);
  let stops = dealt.record;
  for (let round = readRound(stops)!; !isOver(round); round = readRound(stops)!) {
    const { cards } = round.hands[activeOf(round)]!;
    const move = bestMove(cards, round.dealer[0]!, ["hit", "stand"]);
    stops = decide(stops, move, { hole: dealt.hole, draw })!;
  }
  const [win = 0n] = paysOf(readRound(stops)!, stake);
  return { win, freeGames: 0, stops, spot: null };
}
