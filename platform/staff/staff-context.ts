import type { Context } from "../core/context.ts";

/** What a verb of the staff is given: no request, but somebody who answers for it. */
export type StaffContext = Pick<Context, "store" | "clock" | "random"> & {
  /** Who does it, as the audit shows it. */
  staff: string;
};
