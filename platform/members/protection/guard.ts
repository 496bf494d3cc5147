import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { playGuards } from "../../store/schema/protection.ts";

export type GuardRow = typeof playGuards.$inferSelect;
type Who = { merchant: string; memberId: string };

/**
 * Begins a member's guard where there is none, and returns it. Locks the cash purse, so that what
 * is changed now holds for the next bet.
 */
export async function openGuard(tx: Transaction, who: Who, now: Date): Promise<GuardRow> {
  await tx.execute(
    sql`select guard_open(${who.merchant}, ${who.memberId}, ${now.toISOString()}::timestamptz)`,
  );
  return (await readGuard(tx, who))!;
}

/** Locks the member's cash purse, also where there is no guard. */
export async function holdGuard(tx: Transaction, { merchant, memberId }: Who): Promise<void> {
  await tx.execute(sql`select ledger_hold(${merchant}, ${sql.param([memberId])}::text[])`);
}

export async function readGuard(
  reader: Reader,
  { merchant, memberId }: Who,
): Promise<GuardRow | undefined> {
  const [row] = await reader
    .select()
    .from(playGuards)
    .where(and(eq(playGuards.merchant, merchant), eq(playGuards.member, memberId)));
  return row;
}

/** Changes a guard that `openGuard` has locked, and returns it as it then is. */
export async function changeGuard(
  tx: Transaction,
  { merchant, memberId }: Who,
  change: Partial<Omit<GuardRow, "merchant" | "member">>,
): Promise<GuardRow> {
  const [row] = await tx
    .update(playGuards)
    .set(change)
    .where(and(eq(playGuards.merchant, merchant), eq(playGuards.member, memberId)))
    .returning();
  return row!;
}
