/** The name of the raffle among the rules of awards. */
export const RAFFLE_RULE = "draw:raffle";
