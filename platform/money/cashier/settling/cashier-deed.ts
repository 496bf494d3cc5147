import type { Context, Merchant } from "../../../core/context.ts";

/** What a change of a deposit needs, by a gateway, a job or staff. */
export type CashierDeed = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
