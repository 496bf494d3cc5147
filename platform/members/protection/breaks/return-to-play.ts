import { and, eq, isNull } from "drizzle-orm";
import type { returnAsk, returnConfirm } from "../../../contract/members/protection/protection.ts";
import { RETURN_WAIT_MS } from "../../../contract/members/protection/protection-kinds.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playBreaks } from "../../../store/schema/protection.ts";
import { requireRecentProof } from "../../challenge/require-proof.ts";
import { changeGuard, openGuard } from "../guard.ts";
import { noteEvent } from "../note-event.ts";
import { forgetExcluded } from "./excluded-persons.ts";
import { type BreakRow, openBreak, toBreak } from "./open-break.ts";

/**
 * Asks to come back after an exclusion whose time is over, with a proof. Nothing opens yet. Refuses
 * before its time and for ever (return_too_early).
 */
export async function askReturn(context: Context): Promise<ValueOf<typeof returnAsk>> {
  const now = context.clock.now();
  return returning(context, async (tx, row) => {
    if (!row.until || row.until > now) throw new Refusal("return_too_early", { status: 409 });
    if (row.returnAskedAt) return toBreak(row);
    await changeOpen(tx, row, { returnAskedAt: now });
    await note(context, tx, row.member, "returnAsked");
    return toBreak({ ...row, returnAskedAt: now });
  });
}

/** Comes back, a day after it was asked, with a proof. Refuses earlier (return_too_early). */
export async function confirmReturn(context: Context): Promise<ValueOf<typeof returnConfirm>> {
  const now = context.clock.now();
  return returning(context, async (tx, row) => {
    const from = row.returnAskedAt && row.returnAskedAt.getTime() + RETURN_WAIT_MS;
    if (!from || now.getTime() < from) throw new Refusal("return_too_early", { status: 409 });
    const ended = await changeOpen(tx, row, { endedAt: now });
    await forgetExcluded(
      tx,
      row.merchant,
      ended.map(({ id }) => id),
      now,
    );
    const who = { merchant: row.merchant, memberId: row.member };
    await changeGuard(tx, who, { blockedUntil: null });
    await note(context, tx, row.member, "returned");
    return {};
  });
}

/** Runs with the member's open exclusion, after a proof. Without one there is nothing to end. */
function returning<Value>(
  context: Context,
  work: (tx: Transaction, row: BreakRow) => Promise<Value>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const who = { merchant: merchant.code, memberId };
    // Two requests at once end an exclusion once.
    await openGuard(tx, who, clock.now());
    const row = await openBreak(tx, who, clock.now());
    if (row?.kind !== "exclusion") throw new Refusal("no_exclusion", { status: 409 });
    return work(tx, row);
  });
}

/** Every open exclusion of the member is one: a longer one was added to it. */
const changeOpen = (tx: Transaction, row: BreakRow, set: Partial<BreakRow>) =>
  tx
    .update(playBreaks)
    .set(set)
    .where(
      and(
        eq(playBreaks.merchant, row.merchant),
        eq(playBreaks.member, row.member),
        eq(playBreaks.kind, "exclusion"),
        isNull(playBreaks.endedAt),
      ),
    )
    .returning();

async function note(context: Context, tx: Transaction, memberId: string, kind: string) {
  await noteEvent(context, tx, { memberId, kind, by: "player", details: {} });
  await record(context, tx, { action: kind, memberId });
}
