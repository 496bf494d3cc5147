import type { LoggedError } from "../contract/wire/logged-error.ts";

/** The log entry of one call: no names, no addresses, no values. */
export type LogEntry = {
  call: string;
  merchant: string;
  durationMs: number;
  outcome: "done" | "refused" | "failed";
  /** The refusal's code, if the call was refused, or the kind of failure. */
  code?: string;
  /** The form field that the code is about. */
  field?: string;
  requestId: string;
  /** Only for failures, for operators. */
  error?: LoggedError;
};
