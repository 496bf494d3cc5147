import { loggedError } from "../../contract/wire/logged-error.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";

/** Logs a job's failure. `merchant` is empty when it concerns no single merchant. */
export function logFailure(
  { log }: Pick<PlatformParts, "log">,
  call: string,
  merchant: string,
  error: unknown,
): void {
  const outcome = { outcome: "failed", error: loggedError(error) } as const;
  log?.({ call, merchant, durationMs: 0, requestId: "", ...outcome });
}
