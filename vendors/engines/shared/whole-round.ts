import type { Asked, Drawn } from "../engine.ts";

/** A round that one result ends: one bet and one payout. Amounts are in 1/10,000. */
export const wholeRound = (
  { stake, bets }: Pick<Asked, "stake" | "bets">,
  stops: readonly number[],
  win: bigint,
): Drawn => ({
  ...{ kind: "base", stake, bets, stops, win, round: null },
  ...{ freeLeft: 0, freeTotal: 0, roundWin: win },
});
