import type { Context, Merchant } from "../core/context.ts";

/** What a change of a deposit or a withdrawal needs, by a member, staff, a gateway or a job. */
export type WriteContext = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
