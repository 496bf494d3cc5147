import { and, eq, gt } from "drizzle-orm";
import type { ExportItem } from "../../contract/agents/exports/exports.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { teamExports } from "../../store/schema/export.ts";

export type ExportRow = typeof teamExports.$inferSelect;

/** The agent's own exports that have not expired. */
export const isOwn = (context: Context) => {
  const { merchant, clock } = context;
  return and(
    eq(teamExports.merchant, merchant.code),
    eq(teamExports.agent, requireActor(context).memberId),
    gt(teamExports.expiresAt, clock.now()),
  );
};

/** One of them. Refuses everything else with unknown_export, known or not. */
export async function findExport(
  context: Context,
  reader: Reader | Transaction,
  id: string,
): Promise<ExportRow> {
  const [row] = await reader
    .select()
    .from(teamExports)
    .where(and(isOwn(context), eq(teamExports.id, id)));
  if (!row) throw new Refusal("unknown_export", { status: 404 });
  return row;
}

/** An export as its agent sees it. */
export const toExport = (row: ExportRow): ExportItem => ({
  ...{ id: row.id, list: row.list, asked: row.asked, language: row.language },
  ...{ state: row.state, fault: row.fault, lines: row.lines, bytes: row.bytes, parts: row.parts },
  askedAt: row.askedAt.getTime(),
  madeAt: row.madeAt?.getTime() ?? null,
  expiresAt: row.expiresAt.getTime(),
});
