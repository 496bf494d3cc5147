import type { Context } from "../context.ts";
import { type AuditEntry, record } from "./record.ts";

/**
 * Writes down that somebody did not prove who they are, in a transaction of its own: what was refused
 * is rolled back, its trace stays. Never within another transaction, which would wait for this one.
 */
export function recordFailure(
  context: Context,
  entry: AuditEntry & { action: "login_failed" | "proofFailed" },
): Promise<void> {
  return context.store.inMerchant(context.merchant.code, (tx) => record(context, tx, entry));
}
