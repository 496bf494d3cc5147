import type { DEPOSIT_KINDS, DepositPayment } from "../../../contract/money/cashier.ts";
import type { Context, Secrets } from "../../../core/context.ts";

export type GatewayContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;

export type NewOrder = {
  /** Our reference. A retry uses the same one, and the gateway opens one order for it. */
  reference: string;
  /** An earlier try got no answer, so the gateway may have an order for the reference. */
  wasAsked: boolean;
  kind: (typeof DEPOSIT_KINDS)[number];
  /** The merchant's own name of the method in that language; empty means its kind's. */
  name: string;
  /** In ledger units, the player's fee included. */
  amount: bigint;
  currency: string;
  /** The payer's, ISO 3166. */
  country: string;
  /** How the merchant writes money: its symbol, and the country whose form it uses. */
  written: { symbol: string; country: string };
  returnUrl: string;
  expiresAt: Date;
  language: string;
  payer: { id: string; name: string; email: string | null };
  /** The merchant's settings for the method, e.g. the gateway's own name for it. */
  details: Readonly<Record<string, string>>;
};

export type OpenedOrder = { gatewayTxId: string; payment: DepositPayment };

/** REFUNDED: was paid, and the money went back (a refund or a chargeback). */
export type OrderState = "WAITING" | "PAID" | "FAILED" | "EXPIRED" | "REFUNDED";

/** An order in the gateway's own words. */
export type TrueOrder = {
  gatewayTxId: string;
  reference: string;
  /** The amount really paid, in ledger units. */
  amount: bigint;
  currency: string;
  status: OrderState;
};

export type SignedRequest = { method: string; path: string; headers: Headers; body: Uint8Array };

/**
 * One gateway, in the form the cashier uses (domain.md 7.1). An unclear answer throws an Unknown.
 * Asking again with the same reference is safe.
 */
export type Gateway = {
  /** Opens an order, or returns the existing order of this reference. */
  create(context: GatewayContext, origin: string, order: NewOrder): Promise<OpenedOrder>;
  /** The true status. A webhook's own words are never believed. */
  query(context: GatewayContext, origin: string, gatewayTxId: string): Promise<TrueOrder>;
  /** Checks a webhook's signature over the raw body. */
  isSigned(request: SignedRequest, parts: Pick<Context, "clock"> & { secrets: Secrets }): boolean;
};
