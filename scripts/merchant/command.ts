import type { Secrets } from "#platform/core/context.ts";
import type { Carriers } from "#platform/core/outbox/merchant-sender.ts";
import type { Senders } from "#platform/core/outbox/send-outgoing.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { Form } from "./line/form.ts";

/** What a terminal opens: the store and all that a verb needs, but no person. */
export type TerminalParts = Pick<StaffContext, "store" | "clock" | "random"> & {
  secrets: Secrets;
  /** Reaches gateways. */
  outside(request: Request): Promise<Response>;
  senders?: Senders;
  carriers?: Carriers;
  /** The office's address for browsers, without a path. */
  officeOrigin: string;
};

type Own = { run(parts: TerminalParts, say: (line: string) => void): Promise<void> };

/** The first word of a line, with the forms of the calls that begin so, or with a run of its own. */
export type Command = { usage: readonly string[] } & (Own | { forms: readonly Form[] });
