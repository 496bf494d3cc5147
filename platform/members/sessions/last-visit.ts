import { and, desc, eq, lt } from "drizzle-orm";
import type { Actor, Context } from "../../core/context.ts";
import { deviceOf } from "../../domain/members/device-of.ts";
import type { Reader } from "../../store/open-store.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { sessions } from "../../store/schema/session.ts";

/** The login before this session's login; null at the first visit. */
export async function lastVisit(context: Context, tx: Reader, { memberId, sessionId }: Actor) {
  const { code } = context.merchant;
  const [own] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.merchant, code), eq(sessions.id, sessionId)));
  const [row] = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.merchant, code),
        eq(auditEntries.memberId, memberId),
        eq(auditEntries.action, "login"),
        lt(auditEntries.at, own?.createdAt ?? context.clock.now()),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (!row) return null;
  const { browser, system } = deviceOf(row.userAgent);
  return { at: row.at.getTime(), country: row.country, browser, system };
}
