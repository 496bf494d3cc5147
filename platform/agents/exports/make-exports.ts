import { and, asc, eq, lte, min, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { EXPORT_FAULTS } from "../../contract/agents/exports/export-kinds.ts";
import { EXPORTED } from "../../contract/agents/exports/exports.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { type MerchantRow, toMerchant } from "../../core/merchant/find-merchant.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import type { Transaction } from "../../store/open-store.ts";
import { teamExportParts, teamExports } from "../../store/schema/export.ts";
import { members } from "../../store/schema/merchant.ts";
import type { ExportRow } from "./find-export.ts";
import { readRows } from "./sources.ts";

/** The kind of the runner that makes exports. */
export const EXPORTS_RUN = "teamExports";

type Fault = (typeof EXPORT_FAULTS)[number];
type Parts = PlatformParts & { merchant: MerchantRow };

/** Rows of one part. */
const ROWS = 500;
/** Parts of one run, so that a merchant's other work has its turn. */
const PARTS_MAX = 40;
/** A spreadsheet has 1,048,576 lines. */
const LINES_MAX = 1_000_000;
const ATTEMPTS_MAX = 3;
const RETRY_MS = 60_000;

/**
 * Makes the open exports part by part, in turn, so that a long one delays no other. Each part commits
 * with its mark: after a crash, or beside another server, an export goes on behind its last part. One
 * that fails is tried again later, three times, and stops no other. Returns what failed, and when to
 * look again; null when nothing is open.
 */
export async function makeExports(
  parts: Parts,
  { partsMax = PARTS_MAX, pageSize = ROWS } = {},
): Promise<{ errors: unknown[]; again: Date | null }> {
  const { store, clock, merchant } = parts;
  const errors: unknown[] = [];
  for (let made = 0; made < partsMax; made += 1) {
    const row = await take(parts);
    if (!row) return { errors, again: await nextDue(parts) };
    try {
      await makePart(parts, row, pageSize);
    } catch (error) {
      const isRefused = error instanceof Refusal;
      if (!isRefused) errors.push(error);
      const fault = isRefused ? "NOT_YOURS" : row.attempts >= ATTEMPTS_MAX ? "BROKEN" : null;
      if (fault) await store.inMerchant(merchant.code, (tx) => fail(tx, row, fault));
    }
  }
  return { errors, again: clock.now() };
}

/**
 * The open export that has waited longest. Its attempt is noted and its next one put off before the
 * work begins, so that one that ends its server does so three times at most.
 */
async function take({ store, clock, merchant: { code } }: Parts): Promise<ExportRow | null> {
  return store.inMerchant(code, async (tx) => {
    const [row] = await tx
      .select()
      .from(teamExports)
      .where(and(isOpen(code), lte(teamExports.dueAt, clock.now())))
      .orderBy(asc(teamExports.dueAt), asc(teamExports.parts), asc(teamExports.id))
      .limit(1)
      .for("update");
    if (!row) return null;
    if (row.attempts >= ATTEMPTS_MAX) {
      await fail(tx, row, "BROKEN");
      return null;
    }
    const attempts = row.attempts + 1;
    const dueAt = new Date(clock.now().getTime() + attempts * RETRY_MS);
    await tx.update(teamExports).set({ attempts, dueAt }).where(isIt(row));
    return { ...row, attempts };
  });
}

/** Reads the next page as the agent would, and writes it with the export's mark. */
async function makePart(parts: Parts, row: ExportRow, pageSize: number): Promise<void> {
  const { store, clock } = parts;
  const context = await contextOf(parts, row);
  const { value, next } = await readRows(context, row, { after: row.after, pageSize });
  const shape = EXPORTED[row.list].value.shape.list as z.ZodArray<z.ZodObject>;
  const rows = z.encode(shape, value.list as never) as Record<string, unknown>[];
  const part = row.parts + 1;
  const lines = row.lines + rows.length;
  await store.inMerchant(row.merchant, async (tx) => {
    if (next !== null && lines >= LINES_MAX) return fail(tx, row, "TOO_LONG");
    const isDone = next === null;
    const written = await tx
      .update(teamExports)
      .set({
        ...{ after: next, parts: part, lines, bytes: row.bytes + bytesOf(rows), attempts: 0 },
        ...(isDone ? { state: "READY" as const, madeAt: clock.now() } : { dueAt: clock.now() }),
      })
      .where(and(isIt(row), isAsTaken(row)));
    // Removed, or taken by another server meanwhile.
    if (written.rowCount === 0) return;
    const { merchant, id: exportId, expiresAt } = row;
    await tx.insert(teamExportParts).values({ merchant, exportId, part, rows, expiresAt });
  });
}

/** The agent's own rights, as they are now: a member who is no agent any more has no lists. */
async function contextOf(parts: Parts, { agent, language }: ExportRow): Promise<Context> {
  const { store, clock, random, secrets, outside, log, merchant: row } = parts;
  const merchant = toMerchant(row);
  const [member] = await store.reading(merchant.code, async (reader) =>
    reader
      .select({ type: members.type })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, agent))),
  );
  if (!member || !isAgentType(member.type)) throw new Refusal("not_agent", { status: 403 });
  return {
    ...{ store, clock, random, secrets, outside, log, merchant, language },
    actor: { memberId: agent, type: member.type, sessionId: "" },
    ...{ clientAddress: "", clientCountry: null, userAgent: "", deviceToken: null },
    ...{ isSite: false, requestId: "", idempotencyKey: null },
  };
}

/** Ends an export without a file; nothing of it stays that looks like one. */
async function fail(tx: Transaction, row: ExportRow, fault: Fault): Promise<void> {
  const failed = await tx
    .update(teamExports)
    .set({ state: "FAILED", fault })
    .where(and(isIt(row), isAsTaken(row)));
  if (failed.rowCount === 0) return;
  const ofIt = eq(teamExportParts.exportId, row.id);
  await tx.delete(teamExportParts).where(and(eq(teamExportParts.merchant, row.merchant), ofIt));
}

async function nextDue({ store, merchant: { code } }: Parts): Promise<Date | null> {
  const [next] = await store.inMerchant(code, (tx) =>
    tx
      .select({ at: min(teamExports.dueAt) })
      .from(teamExports)
      .where(isOpen(code)),
  );
  return next?.at ?? null;
}

const isOpen = (merchant: string): SQL =>
  sql`${teamExports.merchant} = ${merchant} and ${teamExports.state} = 'OPEN'`;

const isIt = ({ merchant, id }: ExportRow) =>
  and(eq(teamExports.merchant, merchant), eq(teamExports.id, id));

/** Nobody has taken, ended or begun it anew since. */
const isAsTaken = ({ parts, attempts }: ExportRow) =>
  and(
    eq(teamExports.state, "OPEN"),
    eq(teamExports.parts, parts),
    eq(teamExports.attempts, attempts),
  );

/** The values without their names: about what a spreadsheet's lines are. */
const bytesOf = (rows: readonly Record<string, unknown>[]): number =>
  rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(Object.values(row))), 0);
