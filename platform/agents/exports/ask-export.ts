import { and, eq, sql } from "drizzle-orm";
import { EXPORT_DAYS } from "../../contract/agents/exports/export-kinds.ts";
import type { exportAgain, exportAsk } from "../../contract/agents/exports/exports.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { wantRun } from "../../core/work/runs.ts";
import type { Transaction } from "../../store/open-store.ts";
import { teamExports } from "../../store/schema/export.ts";
import { members } from "../../store/schema/merchant.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import { findExport, isOwn } from "./find-export.ts";
import { EXPORTS_RUN } from "./make-exports.ts";
import { readRows, sortedFilters } from "./sources.ts";

const OPEN_MAX = 3;
const KEPT_MAX = 20;
const DAY_MS = 86_400_000;

/** Asks the runner for a whole list. The same list that is open already stays the one export. */
export async function askExport(
  context: Context,
  { list, asked: typed, language }: InputOf<typeof exportAsk>,
): Promise<ValueOf<typeof exportAsk>> {
  const { merchant, random } = context;
  const { memberId: agent } = requireActor(context);
  const asked = sortedFilters(list, typed);
  await readRows(context, { list, asked }, { after: null, pageSize: 1 });
  return inTurn(context, async (tx) => {
    const same = and(
      isOwn(context),
      eq(teamExports.list, list),
      eq(teamExports.language, language),
      eq(teamExports.asked, asked),
      eq(teamExports.state, "OPEN"),
    );
    const [open] = await tx.select({ id: teamExports.id }).from(teamExports).where(same);
    if (open) return open;
    await requireRoom(context, tx, KEPT_MAX - 1);
    const id = newId(random);
    const named = { merchant: merchant.code, id, agent, list, asked, language };
    await tx.insert(teamExports).values({ ...named, ...anew(context) });
    await wake(context, tx);
    return { id };
  });
}

/** Makes a failed export anew. One that has not failed stays as it is. */
export async function askAgain(
  context: Context,
  { id }: InputOf<typeof exportAgain>,
): Promise<ValueOf<typeof exportAgain>> {
  return inTurn(context, async (tx) => {
    const row = await findExport(context, tx, id);
    if (row.state !== "FAILED") return {};
    await requireRoom(context, tx, KEPT_MAX);
    await tx
      .update(teamExports)
      .set(anew(context))
      .where(and(eq(teamExports.merchant, row.merchant), eq(teamExports.id, id)));
    await wake(context, tx);
    return {};
  });
}

/** Requests of one agent follow each other, so that none slips past the most. */
function inTurn<Value>(context: Context, work: (tx: Transaction) => Promise<Value>) {
  const { store, merchant } = context;
  const { memberId } = requireActor(context);
  return store.inMerchant(merchant.code, async (tx) => {
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)))
      .for("no key update");
    return work(tx);
  });
}

async function requireRoom(context: Context, tx: Transaction, keptMax: number): Promise<void> {
  const [kept] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${teamExports.state} = 'OPEN'))::int`,
    })
    .from(teamExports)
    .where(isOwn(context));
  if (kept!.open < OPEN_MAX && kept!.all <= keptMax) return;
  throw new Refusal("too_many_exports", { status: 409 });
}

const anew = ({ clock }: Context) => ({
  ...{ state: "OPEN" as const, fault: null, after: null, madeAt: null },
  ...{ parts: 0, lines: 0, bytes: 0, attempts: 0, dueAt: clock.now(), askedAt: clock.now() },
  expiresAt: new Date(clock.now().getTime() + EXPORT_DAYS * DAY_MS),
});

async function wake({ merchant: { code: merchant }, clock }: Context, tx: Transaction) {
  await wantRun(tx, { merchant, kind: EXPORTS_RUN }, clock.now());
  noteWork(tx, { merchant, about: EXPORTS_RUN });
}
