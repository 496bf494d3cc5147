import { and, desc, eq } from "drizzle-orm";
import type { Application, affiliateApplication } from "../../contract/agents/applications.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { affiliateApplications } from "../../store/schema/application.ts";

export type ApplicationRow = typeof affiliateApplications.$inferSelect;

/** An application as its member sees it. */
export const toApplication = (row: ApplicationRow): Application => ({
  ...{ reference: row.id, state: row.state, text: row.text, channels: row.channels },
  appliedAt: row.appliedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
  reason: row.reason,
});

/** The member's latest application, or null. */
export async function showApplication(
  context: Context,
): Promise<ValueOf<typeof affiliateApplication>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const own = and(
    eq(affiliateApplications.merchant, merchant.code),
    eq(affiliateApplications.member, memberId),
  );
  const [row] = await store.reading(merchant.code, async (reader) =>
    reader
      .select()
      .from(affiliateApplications)
      .where(own)
      .orderBy(desc(affiliateApplications.appliedAt))
      .limit(1),
  );
  return { application: row ? toApplication(row) : null };
}
