import type { Context, Merchant } from "../../core/context.ts";

/** What a change of a withdrawal needs, by a member, staff or a job. */
export type Deed = Pick<Context, "clock" | "random"> & { merchant: Pick<Merchant, "code"> };
