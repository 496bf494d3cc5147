import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** A pot that was won. Its commitment is the SHA-256 of "<hitPoint with two decimals>:<salt>". */
export const jackpotHit = z.object({
  round: z.number().int(),
  /** Masked by the platform. */
  player: z.string(),
  amount: money,
  time: instant,
  hitPoint: money,
  salt: z.string(),
  commitment: z.string(),
});

/**
 * `pool` is the pot that bets on reels fill and one of them wins; null when the merchant runs none.
 * `paid` is the money paid in real rounds since an instant. It is not a prize.
 */
export const jackpot = call({
  name: "jackpot",
  method: "GET",
  path: "/games/jackpot",
  access: "guest",
  input: z.object({}),
  value: z.object({
    paid: money,
    since: instant,
    pool: z
      .object({
        round: z.number().int(),
        amount: money,
        seed: money,
        /** The pot is won between these two amounts. The commitment fixes the exact one. */
        hitMin: money,
        hitMax: money,
        shareBasisPoints: z.number().int(),
        startedAt: instant,
        commitment: z.string(),
        hits: z.array(jackpotHit),
      })
      .nullable(),
  }),
});
