import { and, eq, isNull } from "drizzle-orm";
import type { Context, Merchant } from "../../core/context.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { rememberTokens } from "../../store/schema/proof.ts";
import { sessions } from "../../store/schema/session.ts";

/** Ends every session of a member on every device, and forgets their remembered browsers. */
export async function endSessions(
  context: Pick<Context, "clock"> & { merchant: Pick<Merchant, "code"> },
  tx: Transaction,
  memberId: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: context.clock.now() })
    .where(
      and(
        eq(sessions.merchant, context.merchant.code),
        eq(sessions.memberId, memberId),
        isNull(sessions.endedAt),
      ),
    );
  noteLive(tx, { merchant: context.merchant.code, member: memberId, kind: "session" });
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
