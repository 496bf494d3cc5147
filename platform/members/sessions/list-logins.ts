import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { loginHistory } from "../../contract/members/sessions.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { deviceOf } from "../../domain/members/device-of.ts";
import { auditEntries } from "../../store/schema/audit.ts";

const PAGE_SIZE = 10;

/** The member's successful and failed logins, from the audit. */
export async function listLogins(
  context: Context,
  { pageNo }: InputOf<typeof loginHistory>,
): Promise<ValueOf<typeof loginHistory>> {
  const { memberId } = requireRealAccount(context);
  const own = and(
    eq(auditEntries.merchant, context.merchant.code),
    eq(auditEntries.memberId, memberId),
    inArray(auditEntries.action, ["login", "login_failed"]),
  );
  const [rows, counted] = await context.store.reading(context.merchant.code, async (reader) => [
    await reader
      .select()
      .from(auditEntries)
      .where(own)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE),
    await reader.select({ total: count() }).from(auditEntries).where(own),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      at: row.at.getTime(),
      isDone: row.action === "login",
      address: row.address,
      country: row.country,
      device: deviceOf(row.userAgent),
    })),
    totalPages: Math.ceil((counted[0]?.total ?? 0) / PAGE_SIZE),
  };
}
