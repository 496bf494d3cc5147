import type { Context, Merchant } from "../../core/context.ts";

/** What it takes to change a withdrawal, whether a member, staff or a job does it. */
export type Deed = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
