import type { Context } from "../context.ts";
import { type AuditEntry, record } from "./record.ts";

/**
 * Records a failed proof of identity in its own transaction, so that it survives the rollback of
 * the refused call. Never call it inside another transaction, which would wait for this one.
 */
export function recordFailure(
  context: Context,
  entry: AuditEntry & { action: "login_failed" | "proofFailed" },
): Promise<void> {
  return context.store.inMerchant(context.merchant.code, (tx) => record(context, tx, entry));
}
