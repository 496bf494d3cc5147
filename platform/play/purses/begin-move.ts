import { and, eq } from "drizzle-orm";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Context, Merchant } from "../../core/context.ts";
import { newReference } from "../../core/new-reference.ts";
import { forfeitOf } from "../../domain/money/withdrawals/withdrawable.ts";
import { formatAmount } from "../../domain/money.ts";
import { countPurseIn, guardReason, guardRefusal } from "../../members/protection/held-money.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { bonusMoney } from "../../money/wagering/bonus-money.ts";
import { amountLocked } from "../../money/wagering/require-unlocked.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { purseMoves, vendorPurses } from "../../store/schema/purse.ts";
import { noteWork } from "../../store/work/work-notes.ts";

export type PurseMoveRow = typeof purseMoves.$inferSelect;
type Asked = Pick<
  PurseMoveRow,
  "memberId" | "vendor" | "direction" | "amount" | "origin" | "idempotencyKey"
>;
type Parts = Pick<Context, "clock" | "random"> & {
  store: Store;
  merchant: Pick<Merchant, "code">;
};

/**
 * Records a move under its own reference before the vendor is asked (domain.md 1.5). Money going in
 * leaves the cash for `transit` in the same transaction. Money coming out is booked after the
 * vendor has moved it. The same key again returns the same move; with other content it is refused
 * with key_reused. Refuses a second move in the same direction (purse_busy) and more than there is
 * (not_enough_funds).
 */
export function beginMove(parts: Parts, asked: Asked): Promise<PurseMoveRow> {
  const { store, merchant } = parts;
  return store.inMerchant(merchant.code, async (tx) => {
    const known = await findByKey(tx, merchant.code, asked);
    if (known) return known;
    const row = await write(parts, tx, asked);
    // A parallel request was quicker: with this very key, or with another move in the same
    // direction.
    if (!row) {
      const twin = await findByKey(tx, merchant.code, asked);
      if (twin) return twin;
      throw new Refusal("purse_busy", { status: 409 });
    }
    if (row.direction === "in") await hold(parts, tx, row);
    noteWork(tx, { merchant: merchant.code, about: "moves" });
    return row;
  });
}

async function write({ clock, random, merchant }: Parts, tx: Transaction, asked: Asked) {
  const now = clock.now();
  const { memberId, vendor } = asked;
  await tx
    .insert(vendorPurses)
    .values({ merchant: merchant.code, memberId, vendor, createdAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .insert(purseMoves)
    .values({
      ...asked,
      merchant: merchant.code,
      id: newId(random),
      reference: newReference(random, "P"),
      dueAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

async function hold({ clock }: Parts, tx: Transaction, row: PurseMoveRow) {
  const { outcome, fromBalance } = await transfer(tx, {
    merchant: row.merchant,
    key: `purse:${row.id}:hold`,
    kind: "purseIn",
    from: { owner: row.memberId, kind: "cash" },
    to: { owner: row.memberId, kind: "transit" },
    amount: row.amount!,
    at: clock.now(),
  });
  if (outcome === "INSUFFICIENT") {
    const details = { balance: formatAmount(fromBalance) };
    throw new Refusal("not_enough_funds", { field: "amount", details });
  }
  if (outcome !== "DONE") throw new Unknown(`purse move ${row.id} answered ${outcome}`);
  // The purse is locked now, so no bet comes between.
  const now = clock.now();
  const balance = fromBalance + row.amount!;
  // Money of a bonus stays where its rounds are counted.
  const bonus = await bonusMoney(tx, row);
  const free = balance - forfeitOf(balance, bonus ?? 0n);
  if (row.amount! > free) throw amountLocked(free);
  const reason = await guardReason(tx, row, row.amount!, { balance, now });
  if (reason) throw guardRefusal(reason);
  await countPurseIn(tx, row, row.amount!, { since: now, now });
}

async function findByKey(tx: Transaction, merchant: string, asked: Asked) {
  const [known] = await tx
    .select()
    .from(purseMoves)
    .where(
      and(
        eq(purseMoves.merchant, merchant),
        eq(purseMoves.memberId, asked.memberId),
        eq(purseMoves.idempotencyKey, asked.idempotencyKey),
      ),
    );
  const isOther =
    known &&
    (known.vendor !== asked.vendor ||
      known.direction !== asked.direction ||
      (asked.amount !== null && known.amount !== asked.amount));
  if (isOther) throw new Refusal("key_reused", { status: 409 });
  return known;
}
