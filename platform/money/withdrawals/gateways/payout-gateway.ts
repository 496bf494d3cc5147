import type { PAYOUT_KINDS } from "../../../contract/money/payout.ts";
import type { Context } from "../../../core/context.ts";

export type PayoutOrder = {
  /** Names the payment forever. Each instalment and attempt has its own. */
  reference: string;
  /** In ledger units of 1/10,000, with at most two decimals. */
  amount: bigint;
  currency: string;
  destination: { kind: (typeof PAYOUT_KINDS)[number]; holder: string; number: string };
};

/** Why a gateway did not pay, if it tells. */
export const PAYOUT_FAILURES = ["bank_refused", "account_details"] as const;

/** `unknown`: the money may have left or not. Nobody may pay it a second time. */
export type PayoutAnswer =
  | { outcome: "paid" }
  | { outcome: "failed"; reason: (typeof PAYOUT_FAILURES)[number] }
  | { outcome: "unknown" };

/**
 * A carrier of withdrawals (domain.md 6.8). Neither function throws for a broken connection or an
 * unreadable answer: that is `unknown`.
 */
export type PayoutGateway = {
  /**
   * Asks for the payment. The same reference again must be the same payment, never a second one.
   */
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
  /** The payment's outcome; `absent` when the gateway does not know the reference. */
  query(order: PayoutOrder): Promise<PayoutAnswer | { outcome: "absent" }>;
};

export type PayoutContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;
