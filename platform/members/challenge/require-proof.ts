import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { sessionProofs } from "../../store/schema/factor.ts";

export const PROOF_MINUTES = 10;

/**
 * Refuses with proof_required unless the session's holder proved their identity within ten minutes,
 * by login or `proofGive`. So an unattended session cannot change anything important.
 */
export async function requireRecentProof(context: Context, tx: Transaction): Promise<void> {
  if (!(await isRecentlyProven(context, tx))) throw new Refusal("proof_required", { status: 403 });
}

/** True when the session's holder proved their identity within ten minutes. */
export async function isRecentlyProven(context: Context, tx: Transaction): Promise<boolean> {
  const { sessionId } = requireRealAccount(context);
  const since = new Date(context.clock.now().getTime() - PROOF_MINUTES * 60_000);
  const [proof] = await tx
    .select({ at: sessionProofs.at })
    .from(sessionProofs)
    .where(
      and(
        eq(sessionProofs.merchant, context.merchant.code),
        eq(sessionProofs.sessionId, sessionId),
        gt(sessionProofs.at, since),
      ),
    );
  return proof !== undefined;
}

/** Records that the session's holder has just proved their identity. */
export async function markProven(context: Context, tx: Transaction, sessionId: string) {
  const at = context.clock.now();
  await tx
    .insert(sessionProofs)
    .values({ merchant: context.merchant.code, sessionId, at })
    .onConflictDoUpdate({ target: [sessionProofs.merchant, sessionProofs.sessionId], set: { at } });
}
