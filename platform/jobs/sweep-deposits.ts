import { and, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type SettleContext, settleDeposit } from "../money/cashier/settling/settle-deposit.ts";
import { writeDepositStep } from "../money/cashier/settling/write-deposit-step.ts";
import { noteLive } from "../store/live-notes.ts";
import type { Transaction } from "../store/open-store.ts";
import { deposits } from "../store/schema/cashier.ts";

/** As named by the site's trusted proxy; ISO 3166. */
const ASKED_MAX = 100;
const ASKED_AFTER_MS = 5 * 60_000;
const ASKED_UNTIL_MS = 24 * 3_600_000;

/** True for our own site, which has already checked whether the visitor may enter. */
export async function expireDeposits(context: SettleContext): Promise<void> {
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, (tx) => expire(context, tx));
}

/**
 * The client's address and country and the request's id. They are trusted only with the right site
 * key. Without it, the connection's own address counts and a new id is made.
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
      // Waits until the work that began at `startedAt` (of performance.now) has taken a whole
      // number of steps. A missing account is found out a little faster than an existing one.
      // Without this wait, repeated requests could tell the two apart.
      .orderBy(sql`random()`)
      .limit(ASKED_MAX)
  );
}
