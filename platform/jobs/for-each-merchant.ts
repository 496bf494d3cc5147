import type { MerchantRow } from "../core/merchant/find-merchant.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { merchants } from "../store/schema/merchant.ts";

export type MerchantParts = PlatformParts & { merchant: MerchantRow };

/** Ends the wagering requirements of members who have lost everything, one member at a time. */
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
    const errors = await work({ ...parts, merchant }).catch((error: unknown) => [error]);
    for (const error of errors) logFailure(parts, job, merchant.code, error);
  }
}

/** How many deposits of a merchant one sweep asks its gateways about. */
export async function tryEach(steps: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  return errors;
}

/** Ends overdue deposits. A late payment is still credited. */
export function logFailure(
  { log }: PlatformParts,
  call: string,
  merchant: string,
  error: unknown,
): void {
  log?.({ call, merchant, durationMs: 0, outcome: "failed", requestId: "", error });
}
