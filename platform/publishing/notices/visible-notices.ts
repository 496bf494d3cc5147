import { and, arrayOverlaps, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { Execution } from "../../contract/publishing/notices.ts";
import type { Context } from "../../core/context.ts";
import type { Reader } from "../../store/open-store.ts";
import { notices } from "../../store/schema/notice.ts";
import { sessions } from "../../store/schema/session.ts";

/** The caller's executions: B for guests; A for members, F in their first session, G for agents. */
export async function executionsOf(context: Context, reader: Reader): Promise<Execution[]> {
  const { actor, merchant } = context;
  if (!actor) return ["B"];
  const [own] = await reader
    .select({ isFirst: sessions.isFirst })
    .from(sessions)
    .where(and(eq(sessions.merchant, merchant.code), eq(sessions.id, actor.sessionId)));
  const all: Execution[] = ["A"];
  if (own?.isFirst) all.push("F");
  if (isAgentType(actor.type)) all.push("G");
  return all;
}

/** Notices of the merchant that are published now for one of the executions. */
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
