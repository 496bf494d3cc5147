import { sql } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";

/**
 * Counts a deposit that a limit refused, because such tries may worry. The refusal has undone its own
 * transaction, so this has one of its own.
 */
export async function noteRefusal(
  { store, merchant, clock }: Pick<Context, "store" | "merchant" | "clock">,
  memberId: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal && error.code === "deposit_limit_reached")) return;
  const now = clock.now().toISOString();
  await store.inMerchant(merchant.code, (tx) =>
    tx.execute(sql`select guard_refused(${merchant.code}, ${memberId}, 'deposit',
      ${now}::timestamptz)`),
  );
}
