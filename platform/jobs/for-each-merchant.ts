import { loggedError } from "../contract/wire/logged-error.ts";
import type { MerchantRow } from "../core/merchant/find-merchant.ts";
import { secretsOf } from "../core/merchant/secrets-of.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { merchants } from "../store/schema/merchant.ts";

export type MerchantParts = PlatformParts & { merchant: MerchantRow };

/**
 * Runs a job's work for one merchant after the other. `work` returns the errors of what it could
 * not do. Those errors, and whatever it throws, are logged under the job's name. Neither delays
 * another merchant or ends the process. Never throws.
 */
export async function forEachMerchant(
  parts: PlatformParts,
  job: string,
  work: (parts: MerchantParts) => Promise<readonly unknown[]>,
): Promise<void> {
  const rows = await parts.store.db
    .select()
    .from(merchants)
    .catch((error: unknown) => {
      logFailure(parts, job, "", error);
      return [];
    });
  for (const merchant of rows) {
    const errors = await secretsOf(parts, merchant.code)
      .then((secrets) => work({ ...parts, secrets, merchant }))
      .catch((error: unknown) => [error]);
    for (const error of errors) logFailure(parts, job, merchant.code, error);
  }
}

/** Runs every step, also after failed ones, and returns the errors. */
export async function tryEach(steps: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  return errors;
}

/** Logs a job's failure. `merchant` is empty when it concerns no single merchant. */
export function logFailure(
  { log }: PlatformParts,
  call: string,
  merchant: string,
  error: unknown,
): void {
  const outcome = { outcome: "failed", error: loggedError(error) } as const;
  log?.({ call, merchant, durationMs: 0, requestId: "", ...outcome });
}
