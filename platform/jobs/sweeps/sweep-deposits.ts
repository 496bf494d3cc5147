import { and, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type SettleContext, settleDeposit } from "../../money/cashier/settling/settle-deposit.ts";
import { writeDepositStep } from "../../money/cashier/settling/write-deposit-step.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";

/** How many deposits of a merchant one sweep asks its gateways about. */
const ASKED_MAX = 100;
const ASKED_AFTER_MS = 5 * 60_000;
const ASKED_UNTIL_MS = 24 * 3_600_000;

/** Ends overdue deposits. A late payment is still credited. */
export async function expireDeposits(context: SettleContext): Promise<void> {
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, (tx) => expire(context, tx));
}

/**
 * Ends overdue deposits. Asks the gateways about those whose webhook may be lost, until a day after
 * expiry (domain.md 7.1). Safe at any time and from several instances. Returns the errors of
 * deposits that could not be settled; the next sweep retries them.
 */
export async function sweepDeposits(context: SettleContext): Promise<unknown[]> {
  const { store, merchant } = context;
  const waiting = await store.inMerchant(merchant.code, async (tx) => {
    await expire(context, tx);
    return listWaiting(context, tx);
  });
  const errors: unknown[] = [];
  for (const { id, gatewayTxId } of waiting) {
    await settleDeposit(context, id, gatewayTxId ?? "").catch((error) => errors.push(error));
  }
  return errors;
}

async function expire({ merchant, clock }: SettleContext, tx: Transaction): Promise<void> {
  const ended = await tx
    .update(deposits)
    .set({ status: "EXPIRED" })
    .where(
      and(
        eq(deposits.merchant, merchant.code),
        inArray(deposits.status, ["CREATED", "WAITING_PAYMENT"]),
        lte(deposits.expiresAt, clock.now()),
      ),
    )
    .returning();
  for (const row of ended) {
    await writeDepositStep({ clock }, tx, row, { kind: "expired", by: "system" });
    noteLive(tx, { merchant: row.merchant, member: row.memberId, kind: "deposit" });
  }
}

function listWaiting({ merchant, clock }: SettleContext, tx: Transaction) {
  const now = clock.now().getTime();
  return (
    tx
      .select({ id: deposits.id, gatewayTxId: deposits.gatewayTxId })
      .from(deposits)
      .where(
        and(
          eq(deposits.merchant, merchant.code),
          inArray(deposits.status, ["WAITING_PAYMENT", "EXPIRED", "CANCELLED"]),
          isNotNull(deposits.gateway),
          isNotNull(deposits.gatewayTxId),
          lt(deposits.createdAt, new Date(now - ASKED_AFTER_MS)),
          gt(deposits.expiresAt, new Date(now - ASKED_UNTIL_MS)),
        ),
      )
      // In random order, so that orders nobody will ever pay do not delay the others.
      .orderBy(sql`random()`)
      .limit(ASKED_MAX)
  );
}
