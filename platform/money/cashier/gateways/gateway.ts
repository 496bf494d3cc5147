import type { DEPOSIT_KINDS, DepositPayment } from "../../../contract/money/cashier.ts";
import type { Context, Secrets } from "../../../core/context.ts";

export type GatewayContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;

export type NewOrder = {
  /** Ours, and the same for a repeated try: the gateway opens one order for it. */
  reference: string;
  /** Its first try was not answered: the gateway may have an order for the reference already. */
  wasAsked: boolean;
  kind: (typeof DEPOSIT_KINDS)[number];
  /** In ledger units, the player's fee included. */
  amount: bigint;
  currency: string;
  /** ISO 3166. */
  country: string;
  returnUrl: string;
  expiresAt: Date;
  language: string;
  payer: { id: string; name: string; email: string | null };
  /** What the merchant noted for the method, e.g. the gateway's own name of it. */
  details: Readonly<Record<string, string>>;
};

export type OpenedOrder = { gatewayTxId: string; payment: DepositPayment };

/** REFUNDED: was paid, and the money went back (a refund or a chargeback). */
export type OrderState = "WAITING" | "PAID" | "FAILED" | "EXPIRED" | "REFUNDED";

/** An order as the gateway itself tells it. */
export type TrueOrder = {
  gatewayTxId: string;
  reference: string;
  /** In ledger units: what was really paid. */
  amount: bigint;
  currency: string;
  status: OrderState;
};

export type SignedRequest = { method: string; path: string; headers: Headers; body: Uint8Array };

/**
 * One gateway as the cashier knows all of them (domain.md 7.1). Whatever is no clear answer throws an
 * Unknown, and asking again with the same reference is safe.
 */
export type Gateway = {
  /** Opens an order, or answers the one that this reference has. */
  create(context: GatewayContext, origin: string, order: NewOrder): Promise<OpenedOrder>;
  /** The true state; a webhook's own words are never believed. */
  query(context: GatewayContext, origin: string, gatewayTxId: string): Promise<TrueOrder>;
  /** Whether a webhook comes from the gateway, by its signature over the raw body. */
  isSigned(request: SignedRequest, parts: Pick<Context, "clock"> & { secrets: Secrets }): boolean;
};
