import type { RaffleTerms } from "../../core/merchant/config/gifts/raffle-terms.ts";

/** What the places from one to another get, each: ledger units and how often they must be bet. */
export type PlacePrize = { from: number; to: number; cash: bigint; wagering: number };

/** The prizes of a raffle with their places. */
export function rafflePrizes(prizes: RaffleTerms["prizes"]): PlacePrize[] {
  let last = 0;
  return prizes.map(({ winners, cash, wagering }) => {
    const from = last + 1;
    last += winners;
    return { from, to: last, cash, wagering };
  });
}

/** The prize of a place. Throws RangeError for a place without one. */
export function prizeOfPlace(prizes: readonly PlacePrize[], place: number): PlacePrize {
  const prize = prizes.find(({ from, to }) => from <= place && place <= to);
  if (!prize) throw new RangeError(`no prize for place ${place}`);
  return prize;
}
