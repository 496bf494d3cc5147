/** What one call leaves in the log: no names, no addresses, no values. */
export type LogEntry = {
  call: string;
  merchant: string;
  durationMs: number;
  outcome: "done" | "refused" | "failed";
  /** The refusal's code, where it was refused. */
  code?: string;
  requestId: string;
  /** Only for failures, for the people who run the platform. */
  error?: unknown;
};
