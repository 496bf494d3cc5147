import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** A pot that was won. SHA-256 of "<hitPoint with two decimals>:<salt>" is its commitment. */
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
 * `pool` is the pot that bets on reels fill and one of them wins; null where the merchant runs
 * none. `paid` is what players were paid in real rounds since an instant: no prize to be won.
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
        /** The pot is won somewhere between these two; where exactly, the commitment holds. */
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
