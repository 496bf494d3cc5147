import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { sessionList } from "../../contract/members/sessions.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { deviceOf } from "../../domain/members/device-of.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { sessions } from "../../store/schema/session.ts";
import { idleSince } from "../auth/idle-time.ts";

/** The member's active sessions, the current one first. */
export async function listSessions(context: Context): Promise<ValueOf<typeof sessionList>> {
  const { memberId, sessionId } = requireRealAccount(context);
  const rows = await context.store.reading(context.merchant.code, (reader) =>
    reader
      .select()
      .from(sessions)
      .where(and(...liveSessionsOf(context, memberId)))
      .orderBy(desc(sessions.lastSeenAt)),
  );
  return rows
    .map((row) => ({
      id: row.id,
      isCurrent: row.id === sessionId,
      createdAt: row.createdAt.getTime(),
      lastSeenAt: row.lastSeenAt.getTime(),
      address: row.address,
      country: row.country,
      device: deviceOf(row.userAgent),
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** The conditions of a member's valid sessions. */
export function liveSessionsOf(context: Context, memberId: string) {
  const now = context.clock.now();
  return [
    eq(sessions.merchant, context.merchant.code),
    eq(sessions.memberId, memberId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(
      sessions.lastSeenAt,
      sql`(select ${idleSince(sql`${now.toISOString()}`)} from ${merchants} where ${eq(merchants.code, context.merchant.code)})`,
    ),
  ];
}
