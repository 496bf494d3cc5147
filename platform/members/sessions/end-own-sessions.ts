import { and, eq, ne } from "drizzle-orm";
import type { sessionEnd, sessionEndOthers } from "../../contract/members/sessions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { sessions } from "../../store/schema/session.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { liveSessionsOf } from "./list-sessions.ts";

/** Ends one of the member's own sessions after a recent proof. Refuses any other with unknown_session. */
export async function endOwnSession(
  context: Context,
  { id }: InputOf<typeof sessionEnd>,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  await context.store.inMerchant(context.merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const ended = await tx
      .update(sessions)
      .set({ endedAt: context.clock.now() })
      .where(and(...liveSessionsOf(context, memberId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new Refusal("unknown_session", { status: 404 });
    noteLive(tx, { merchant: context.merchant.code, member: memberId, kind: "session" });
    await record(context, tx, { action: "sessionEnd", memberId, details: { session: id } });
  });
  return {};
}

/** Ends every session of the member except the current one, after a recent proof. */
export async function endOwnOthers(context: Context): Promise<ValueOf<typeof sessionEndOthers>> {
  const { memberId } = requireRealAccount(context);
  const ended = await context.store.inMerchant(context.merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    return endOtherSessions(context, tx, memberId);
  });
  return { ended };
}

/** Ends a member's sessions within a transaction, except the current one. */
export async function endOtherSessions(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<number> {
  const own = context.actor?.sessionId;
  const ended = await tx
    .update(sessions)
    .set({ endedAt: context.clock.now() })
    .where(and(...liveSessionsOf(context, memberId), own ? ne(sessions.id, own) : undefined))
    .returning({ id: sessions.id });
  if (ended.length > 0) {
    noteLive(tx, { merchant: context.merchant.code, member: memberId, kind: "session" });
    const details = { count: ended.length };
    await record(context, tx, { action: "sessionEndOthers", memberId, details });
  }
  return ended.length;
}
