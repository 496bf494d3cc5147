import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "../store/open-store.ts";
import { captchas, rememberTokens, verificationCodes } from "../store/schema/proof.ts";

const KEPT_HOURS = 24;

/** Deletes codes, captchas and remembered browsers of one merchant that were over a day ago. */
export async function forgetOldProofs(tx: Transaction, merchant: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  for (const table of [captchas, rememberTokens, verificationCodes]) {
    await tx.delete(table).where(and(eq(table.merchant, merchant), lt(table.expiresAt, before)));
  }
}
