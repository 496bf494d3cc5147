import type { Context, Merchant } from "../../../core/context.ts";

/** What is needed to change a deposit, whoever does it: a gateway, a job or the staff. */
export type CashierDeed = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
