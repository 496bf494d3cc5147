import { z } from "zod";
import { amountText } from "./vendor-wallet.ts";

/**
 * Requests to a vendor that keeps its players' money itself (a "transfer wallet"). They are POST
 * requests, signed as in VW/1. Amounts have two decimals.
 */
export const purseAmount = z.string().regex(/^\d{1,12}\.\d{2}$/);
const merchant = z.string().min(1).max(40);
const playerId = z.string().min(1).max(64);
const reference = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** `/purse/player` creates the purse; a repeat changes nothing. */
export const purseOpenRequest = z.object({ merchant, playerId, currency });
export const purseOpenAnswer = z.object({ isOpen: z.literal(true) });

/** `/purse/balance`; null when the purse does not exist. */
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

/** `/purse/out-all` moves everything, in whole cents. */
export const purseOutAllRequest = z.object({ merchant, playerId, reference, currency });

/** `/purse/status`. */
export const purseStatusRequest = z.object({ merchant, reference });

/** PENDING: accepted, not yet done. UNKNOWN: no such reference. */
export const purseStateAnswer = z.object({
  reference,
  state: z.enum(["SUCCESS", "PENDING", "FAILED", "UNKNOWN"]),
  /** The amount moved, if money moved. */
  amount: purseAmount.optional(),
  reason: z.enum(["refused", "insufficient", "empty"]).catch("refused").optional(),
});
