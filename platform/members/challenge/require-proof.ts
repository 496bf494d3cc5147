import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { sessionProofs } from "../../store/schema/factor.ts";

const MINUTES = 10;

/**
 * Refuses with proof_required unless the session's holder proved within ten minutes who they are,
 * by logging in or by `proofGive`: a session left open on a desk changes nothing that matters.
 */
export async function requireRecentProof(context: Context, tx: Transaction): Promise<void> {
  if (!(await isRecentlyProven(context, tx))) throw new Refusal("proof_required", { status: 403 });
}

/** Whether the session's holder proved within ten minutes who they are. */
export async function isRecentlyProven(context: Context, tx: Transaction): Promise<boolean> {
  const { sessionId } = requireRealAccount(context);
  const since = new Date(context.clock.now().getTime() - MINUTES * 60_000);
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

/** Notes that the holder of a session has just proved who they are. */
export async function markProven(context: Context, tx: Transaction, sessionId: string) {
  const at = context.clock.now();
  await tx
    .insert(sessionProofs)
    .values({ merchant: context.merchant.code, sessionId, at })
    .onConflictDoUpdate({ target: [sessionProofs.merchant, sessionProofs.sessionId], set: { at } });
}
