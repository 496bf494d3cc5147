import { and, arrayOverlaps, eq, gt, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { Execution } from "../contract/notices.ts";
import type { Transaction } from "../store/open-store.ts";
import { notices } from "../store/schema/notice.ts";
import { sessions } from "../store/schema/session.ts";

/** The executions that the caller is shown: B for guests; A for members, F in their first session. */
export async function executionsOf(context: Context, tx: Transaction): Promise<Execution[]> {
  const { actor, merchant } = context;
  if (!actor) return ["B"];
  const [own] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.merchant, merchant.code), eq(sessions.id, actor.sessionId)));
  if (!own) return ["A"];
  const [earlier] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.merchant, merchant.code),
        eq(sessions.memberId, actor.memberId),
        lt(sessions.createdAt, own.createdAt),
      ),
    )
    .limit(1);
  return earlier ? ["A"] : ["A", "F"];
}

/** Notices of the merchant that are published now and meant for one of the executions. */
export function isVisible({ merchant, clock }: Context, executions: Execution[]): SQL | undefined {
  const now = clock.now();
  return and(
    eq(notices.merchant, merchant.code),
    isNull(notices.withdrawnAt),
    lte(notices.publishedFrom, now),
    or(isNull(notices.publishedTo), gt(notices.publishedTo, now)),
    arrayOverlaps(notices.execution, executions),
  );
}
