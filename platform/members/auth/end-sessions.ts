import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Actor, Context, Merchant } from "../../core/context.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { rememberTokens } from "../../store/schema/proof.ts";
import { sessions } from "../../store/schema/session.ts";

type Ending = Pick<Context, "clock"> & { merchant: Pick<Merchant, "code"> };

/** Ends one session of a member. */
export async function endSession(
  context: Ending,
  tx: Transaction,
  { sessionId, memberId }: Actor,
): Promise<void> {
  await end(context, tx, memberId, eq(sessions.id, sessionId));
}

/** Ends every session of a member on every device, and forgets their remembered browsers. */
export async function endSessions(
  context: Ending,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  await end(context, tx, memberId);
  await tx
    .update(rememberTokens)
    .set({ endedAt: context.clock.now() })
    .where(
      and(
        eq(rememberTokens.merchant, context.merchant.code),
        eq(rememberTokens.memberId, memberId),
        isNull(rememberTokens.endedAt),
      ),
    );
}

async function end({ clock, merchant }: Ending, tx: Transaction, member: string, which?: SQL) {
  const own = [eq(sessions.merchant, merchant.code), eq(sessions.memberId, member)];
  await tx
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(and(...own, isNull(sessions.endedAt), which));
  noteLive(tx, { merchant: merchant.code, member, kind: "session" });
}
