import type { PAYOUT_KINDS } from "../../../contract/money/payout.ts";
import type { Context } from "../../../core/context.ts";

export type PayoutOrder = {
  /** Names the payment for ever; one for each part and attempt. */
  reference: string;
  /** In ledger units of 1/10,000, with at most two decimals. */
  amount: bigint;
  currency: string;
  destination: { kind: (typeof PAYOUT_KINDS)[number]; holder: string; number: string };
};

/** Why a gateway did not pay, as far as it says so. */
export const PAYOUT_FAILURES = ["bank_refused", "account_details"] as const;

/** `unknown`: the money may have left or not; nobody may pay it a second time. */
export type PayoutAnswer =
  | { outcome: "paid" }
  | { outcome: "failed"; reason: (typeof PAYOUT_FAILURES)[number] }
  | { outcome: "unknown" };

/**
 * Who carries withdrawals out of the house (domain.md 6.8). Neither function throws for a line that
 * is down or an answer that makes no sense: that is `unknown`.
 */
export type PayoutGateway = {
  /** Asks for the payment. The same reference again must be the same payment, never a second one. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
  /** What became of it; `absent` where the gateway has never heard of the reference. */
  query(order: PayoutOrder): Promise<PayoutAnswer | { outcome: "absent" }>;
};

export type PayoutContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;
