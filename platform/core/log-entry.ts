/** The log entry of one call: no names, no addresses, no values. */
export type LogEntry = {
  call: string;
  merchant: string;
  durationMs: number;
  outcome: "done" | "refused" | "failed";
  /** The refusal's code, if the call was refused. */
  code?: string;
  requestId: string;
  /** Only for failures, for operators. */
  error?: unknown;
};
