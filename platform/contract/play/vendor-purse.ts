import { z } from "zod";
import { amountText } from "./vendor-wallet.ts";

/**
 * What the platform asks a vendor that keeps its players' money itself (a "transfer wallet"), by
 * POST, signed as VW/1 is. Amounts have two decimals.
 */
export const purseAmount = z.string().regex(/^\d{1,12}\.\d{2}$/);
const merchant = z.string().min(1).max(40);
const playerId = z.string().min(1).max(64);
const reference = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** Makes the purse, and again changes nothing; `/purse/player`. */
export const purseOpenRequest = z.object({ merchant, playerId, currency });
export const purseOpenAnswer = z.object({ isOpen: z.literal(true) });

/** `/purse/balance`; null where there is no such purse. */
export const purseBalanceRequest = z.object({ merchant, playerId });
export const purseBalanceAnswer = z.object({ balance: amountText.nullable() });

/** `/purse/in`, `/purse/out`. The same reference again is the same movement, never a second one. */
export const purseMoveRequest = z.object({
  merchant,
  playerId,
  reference,
  amount: purseAmount,
  currency,
});

/** `/purse/out-all`: whole cents of all that there is. */
export const purseOutAllRequest = z.object({ merchant, playerId, reference, currency });

/** `/purse/status`. */
export const purseStatusRequest = z.object({ merchant, reference });

/** PENDING: taken on, not yet done. UNKNOWN: no such reference. */
export const purseStateAnswer = z.object({
  reference,
  state: z.enum(["SUCCESS", "PENDING", "FAILED", "UNKNOWN"]),
  /** What was moved, where it was. */
  amount: purseAmount.optional(),
  reason: z.enum(["refused", "insufficient", "empty"]).catch("refused").optional(),
});
