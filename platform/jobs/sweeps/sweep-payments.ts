import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { TAKEN_MS } from "../../domain/money/payment-schedule.ts";
import { holdWithdrawal, listInstalments } from "../../money/withdrawals/find-withdrawal.ts";
import { findGateway } from "../../money/withdrawals/gateways/find-gateway.ts";
import type {
  PayoutAnswer,
  PayoutContext,
  PayoutGateway,
  PayoutOrder,
} from "../../money/withdrawals/gateways/payout-gateway.ts";
import {
  type PaymentRow,
  type SettleContext,
  settlePayment,
} from "../../money/withdrawals/payments/settle-payment.ts";
import { readDestination } from "../../money/withdrawals/request/read-destination.ts";
import { withdrawalPayments } from "../../store/schema/withdrawal.ts";

export type PaymentContext = SettleContext &
  PayoutContext & { merchant: Pick<MerchantRow, "code" | "settings"> };

const BATCH = 20;

/**
 * Asks the gateways for the due payments, and about those with an unknown outcome. Each is taken in
 * its own transaction before its gateway is asked, so that instances take different ones. If a
 * process is killed in between, the payment is asked about a minute later, under the same
 * reference. Returns the errors of failed payments.
 */
export async function sweepPayments(context: PaymentContext): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const payment of await takeDue(context)) {
    await payOne(context, payment).catch((error) => errors.push(error));
  }
  return errors;
}

function takeDue({ store, merchant, clock }: PaymentContext): Promise<PaymentRow[]> {
  const now = clock.now();
  const { reference, dueAt, asked } = withdrawalPayments;
  const own = eq(withdrawalPayments.merchant, merchant.code);
  return store.inMerchant(merchant.code, (tx) => {
    const due = tx
      .select({ reference })
      .from(withdrawalPayments)
      .where(and(own, eq(withdrawalPayments.status, "OPEN"), lte(dueAt, now)))
      .orderBy(asc(dueAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return tx
      .update(withdrawalPayments)
      .set({ asked: sql`${asked} + 1`, dueAt: new Date(now.getTime() + TAKEN_MS) })
      .where(and(own, inArray(reference, due)))
      .returning();
  });
}

async function payOne(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { store, merchant } = context;
  const order = await orderOf(context, payment);
  const answer = await ask(findGateway(context, payment.gateway), order, payment.asked > 1);
  await store.inMerchant(merchant.code, (tx) =>
    settlePayment(context, tx, payment, { answer, by: "bank" }),
  );
}

function orderOf(context: PaymentContext, payment: PaymentRow): Promise<PayoutOrder> {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdWithdrawal(tx, merchant.code, payment.withdrawalId);
    const instalment = (await listInstalments(tx, row)).find(
      ({ number }) => number === payment.part,
    )!;
    return {
      reference: payment.reference,
      amount: instalment.amount,
      currency: row.currency,
      destination: await readDestination(context, tx, row),
    };
  });
}

/**
 * A payment asked for before is queried first. Only a gateway that does not know it is asked to pay
 * again.
 */
async function ask(
  gateway: PayoutGateway | null,
  order: PayoutOrder,
  wasAsked: boolean,
): Promise<PayoutAnswer> {
  if (!gateway) return { outcome: "unknown" };
  const known = wasAsked ? await gateway.query(order) : null;
  return known && known.outcome !== "absent" ? known : gateway.pay(order);
}
