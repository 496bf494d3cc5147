import { z } from "zod";
import { money } from "../../wire/money.ts";

/** Free spins that a reward gives, as they are kept. The stake of each is an amount, "1.00". */
export const spinReward = z.object({
  game: z.string(),
  rounds: z.number().int(),
  stake: z.string(),
  /** How long they can be played. */
  days: z.number().int(),
  /** How often what they win must be bet before it can be withdrawn. */
  wagering: z.number().int(),
});
export type SpinReward = z.output<typeof spinReward>;

/** Free spins with every clause, before and after somebody takes them. */
export const shownSpins = z.object({
  game: z.string(),
  gameName: z.string(),
  rounds: z.number().int(),
  /** What each round is played at, and nobody pays. */
  stake: money,
  days: z.number().int(),
  /** How often what they win must be bet first, as the law of the place allows. */
  multiple: z.number().int(),
});
export type ShownSpins = z.output<typeof shownSpins>;
