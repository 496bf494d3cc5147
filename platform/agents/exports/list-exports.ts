import { and, desc, eq, inArray } from "drizzle-orm";
import type {
  agentExports,
  exportPart,
  exportRemove,
} from "../../contract/agents/exports/exports.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Reader } from "../../store/open-store.ts";
import { teamExportParts, teamExports } from "../../store/schema/export.ts";
import { members } from "../../store/schema/merchant.ts";
import { memberTree } from "../../store/schema/tree.ts";
import { teamOf } from "../access/team-of.ts";
import { findExport, isOwn, toExport } from "./find-export.ts";

/** The agent's own exports, the newest first. */
export async function listExports(context: Context): Promise<ValueOf<typeof agentExports>> {
  const { store, merchant } = context;
  const rows = await store.reading(merchant.code, async (reader) =>
    reader
      .select()
      .from(teamExports)
      .where(isOwn(context))
      .orderBy(desc(teamExports.askedAt), desc(teamExports.id)),
  );
  return { list: rows.map(toExport) };
}

/** Removes an export with its rows. Refuses with unknown_export. */
export async function removeExport(
  context: Context,
  { id }: InputOf<typeof exportRemove>,
): Promise<ValueOf<typeof exportRemove>> {
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    // Its row first: a part that is being written waits for it, or has been written.
    const gone = await tx.delete(teamExports).where(and(isOwn(context), eq(teamExports.id, id)));
    if (!gone.rowCount) throw new Refusal("unknown_export", { status: 404 });
    const ofIt = eq(teamExportParts.exportId, id);
    await tx.delete(teamExportParts).where(and(eq(teamExportParts.merchant, merchant.code), ofIt));
  });
  return {};
}

/**
 * One part of a finished export. The account that it names must still be below the agent, and lists
 * of people leave out those who have left the team, as the lists themselves do.
 */
export async function readPart(
  context: Context,
  { id, part }: InputOf<typeof exportPart>,
): Promise<ValueOf<typeof exportPart>> {
  const { store, merchant } = context;
  const self = { merchant: merchant.code, agent: requireActor(context).memberId };
  return store.reading(merchant.code, async (reader) => {
    const row = await findExport(context, reader, id);
    if (row.state !== "READY" || part > Math.max(1, row.parts)) {
      throw new Refusal("unknown_export", { status: 404 });
    }
    const account = new URLSearchParams(row.asked).get("account") ?? undefined;
    const team = await teamOf(reader, self, account);
    const [kept] = await reader
      .select({ rows: teamExportParts.rows })
      .from(teamExportParts)
      .where(
        and(
          eq(teamExportParts.merchant, merchant.code),
          eq(teamExportParts.exportId, id),
          eq(teamExportParts.part, part),
        ),
      );
    // A finished export without one of its parts would be half a file.
    if (!kept && row.parts > 0) throw new Error(`the export ${id} lacks part ${part}`);
    const rows = kept?.rows ?? [];
    const isOfNow = row.list === "downlines" || row.list === "teamLosses";
    return { item: toExport(row), rows: isOfNow ? await stillBelow(reader, team, rows) : rows };
  });
}

async function stillBelow(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  rows: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const keys = rows.map(({ account }) => usernameKey(String(account)));
  if (keys.length === 0) return rows;
  const below = await reader
    .select({ key: members.usernameKey })
    .from(members)
    .innerJoin(
      memberTree,
      and(
        eq(memberTree.merchant, merchant),
        eq(memberTree.ancestor, agent),
        eq(memberTree.descendant, members.id),
      ),
    )
    .where(and(eq(members.merchant, merchant), inArray(members.usernameKey, keys)));
  const known = new Set(below.map(({ key }) => key));
  return rows.filter((_, at) => known.has(keys[at]!));
}
