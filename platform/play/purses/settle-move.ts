import { and, eq } from "drizzle-orm";
import { Unknown } from "../../contract/wire/refusal.ts";
import type { Context, Merchant } from "../../core/context.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { isForStaff, nextQuestionAfter } from "../../domain/money/payment-schedule.ts";
import { formatAmount } from "../../domain/money.ts";
import { countPurseIn, countPurseOut } from "../../members/protection/held-money.ts";
import type { Purse } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import type { PurseMoveRow } from "./begin-move.ts";
import type { PurseAnswer } from "./purse-line.ts";
import { purseOf } from "./purse-of.ts";

export type SettleMoveContext = Pick<Context, "clock" | "random"> & {
  merchant: Pick<Merchant, "code">;
};

/**
 * A vendor refuses a request older than 300 seconds by its own clock. If it does not know a move
 * after twice that time, it never will.
 */
const NEVER_AFTER_MS = 600_000;

/**
 * Applies a move's outcome in the caller's transaction: it arrived, it failed and the money is cash
 * again, or it is unknown. The job queries an unknown outcome later, and staff learn of it in the
 * end. After the end a later answer changes nothing. Returns the move.
 */
export async function settleMove(
  context: SettleMoveContext,
  tx: Transaction,
  { merchant, id }: Pick<PurseMoveRow, "merchant" | "id">,
  reported: PurseAnswer,
): Promise<PurseMoveRow> {
  const own = and(eq(purseMoves.merchant, merchant), eq(purseMoves.id, id));
  const [row] = await tx.select().from(purseMoves).where(own).for("update");
  if (!row) throw new Unknown(`purse move ${id} does not exist`);
  if (row.status !== "OPEN") return row;
  const now = context.clock.now();
  const change = (set: Partial<PurseMoveRow>) =>
    tx
      .update(purseMoves)
      .set(set)
      .where(own)
      .returning()
      .then(([changed]) => changed!);

  const answer = isNever(row, reported, now)
    ? ({ outcome: "failed", reason: "absent" } as const)
    : reported;
  if (answer.outcome === "done") {
    await book(context, tx, row, answer.amount);
    return change({ status: "DONE", amount: answer.amount, endedAt: now });
  }
  if (answer.outcome === "failed") {
    if (row.direction === "in") await giveBack(context, tx, row);
    await tellOf(context, tx, row, answer.reason);
    return change({ status: "FAILED", reason: answer.reason, endedAt: now });
  }
  const dueAt = new Date(now.getTime() + nextQuestionAfter(row.asked));
  const isNew = isForStaff(row.asked) && !row.flaggedAt;
  if (isNew) await tellOf(context, tx, row, "unknown");
  return change({ dueAt, ...(isNew && { flaggedAt: now }) });
}

function isNever(row: PurseMoveRow, reported: PurseAnswer, now: Date): boolean {
  if (reported.outcome !== "absent") return false;
  return row.sentAt !== null && now.getTime() - row.sentAt.getTime() > NEVER_AFTER_MS;
}

/**
 * Books a move into or out of the vendor's purse. The purse may fall below zero while a round is
 * still unreported.
 */
function book(context: SettleMoveContext, tx: Transaction, row: PurseMoveRow, amount: bigint) {
  const { memberId, vendor } = row;
  const cash = { owner: memberId, kind: "cash" } as const;
  const transit = { owner: memberId, kind: "transit" } as const;
  const there = purseOf(memberId, vendor);
  return row.direction === "in"
    ? move(context, tx, row, { word: "give", kind: "purseGiven", from: transit, to: there, amount })
    : takeOut(context, tx, row, { word: "take", kind: "purseOut", from: there, to: cash, amount });
}

async function takeOut(context: SettleMoveContext, tx: Transaction, row: PurseMoveRow, to: Moved) {
  await move(context, tx, row, to);
  const { vendor } = row;
  await countPurseOut(tx, row, { vendor, amount: to.amount, now: context.clock.now() });
}

async function giveBack(context: SettleMoveContext, tx: Transaction, row: PurseMoveRow) {
  const from = { owner: row.memberId, kind: "transit" } as const;
  const to = { owner: row.memberId, kind: "cash" } as const;
  const amount = row.amount!;
  await move(context, tx, row, { word: "back", kind: "purseBack", from, to, amount });
  const now = context.clock.now();
  await countPurseIn(tx, row, -amount, { since: row.createdAt, now });
}

type Moved = { word: string; kind: string; from: Purse; to: Purse; amount: bigint };

async function move(
  { clock }: SettleMoveContext,
  tx: Transaction,
  { merchant, id }: PurseMoveRow,
  { word, ...moved }: Moved,
) {
  const key = `purse:${id}:${word}`;
  const at = clock.now();
  const { outcome } = await transfer(tx, { merchant, key, canOverdraw: true, ...moved, at });
  if (outcome !== "DONE") throw new Unknown(`transfer ${key} answered ${outcome}`);
}

/**
 * A member who moved it sees the answer. A move without a request is reported in a message if not
 * all is well.
 */
async function tellOf(
  context: SettleMoveContext,
  tx: Transaction,
  row: PurseMoveRow,
  reason: string,
) {
  if (reason === "empty" || (row.origin === "player" && reason !== "unknown")) return;
  const [vendor] = await tx
    .select({ name: vendors.name })
    .from(vendors)
    .where(and(eq(vendors.merchant, row.merchant), eq(vendors.code, row.vendor)));
  const kind = row.direction === "in" ? "purseInFailed" : "purseOutFailed";
  await writeMessage(context, tx, row.memberId, reason === "unknown" ? "purseUnknown" : kind, {
    vendor: vendor?.name ?? row.vendor,
    reference: row.reference,
    ...(row.amount !== null && { amount: formatAmount(row.amount) }),
  });
}
