import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "../store/open-store.ts";
import {
  loginChallenges,
  passkeyRequests,
  resetLinks,
  sessionProofs,
} from "../store/schema/factor.ts";
import { captchas, rememberTokens, verificationCodes } from "../store/schema/proof.ts";

const KEPT_HOURS = 24;

/** Proofs that are valid for minutes or a day, and useless afterwards. */
const SHORT_LIVED = [
  captchas,
  rememberTokens,
  verificationCodes,
  loginChallenges,
  passkeyRequests,
  resetLinks,
];

/**
 * Deletes what expired at one merchant a day ago: codes, captchas, challenges, links and proofs.
 */
export async function forgetOldProofs(tx: Transaction, merchant: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  for (const table of SHORT_LIVED) {
    await tx.delete(table).where(and(eq(table.merchant, merchant), lt(table.expiresAt, before)));
  }
  await tx
    .delete(sessionProofs)
    .where(and(eq(sessionProofs.merchant, merchant), lt(sessionProofs.at, before)));
}
