import { and, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { Refusal, Unknown } from "../contract/refusal.ts";
import { type DepositStep, nextDepositStep } from "../domain/deposit-state.ts";
import { formatAmount } from "../domain/money.ts";
import { transfer } from "../ledger/transfer.ts";
import { writeMessage } from "../site/write-message.ts";
import { noteLive } from "../store/live-notes.ts";
import type { Transaction } from "../store/open-store.ts";
import { deposits } from "../store/schema/cashier.ts";
import { openLot } from "../wagering/open-lot.ts";
import { type GatewayContext, type Order, readOrder, referenceOf } from "./gateway-client.ts";
import { type DepositMethod, readDepositMethods } from "./methods.ts";
import type { DepositRow } from "./to-deposit.ts";

export type SettleContext = GatewayContext & Pick<Context, "store" | "merchant">;

/**
 * Brings a deposit to what its gateway says of it (domain.md 7.1): credited once in the same
 * transaction as its state and the member's message, failed, left for a person, or unchanged.
 */
export async function settleDeposit(
  context: SettleContext,
  depositId: string,
  gatewayTxId: string,
): Promise<DepositStep["kind"]> {
  const { store, merchant } = context;
  const methods = await readDepositMethods(store, merchant);
  const known = await store.inMerchant(merchant.code, (tx) => findDeposit(tx, merchant, depositId));
  const method = methods.find(({ method }) => method === known?.method);
  if (!known || !method) throw new Refusal("deposit_not_found", { status: 404 });
  const order = await readOrder(context, method.origin, gatewayTxId);
  if (order.reference !== referenceOf(known)) {
    throw new Refusal("deposit_not_found", { status: 404 });
  }
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await findDeposit(tx, merchant, depositId, "update");
    return row ? applyOrder(context, tx, row, order, method) : "none";
  });
}

async function findDeposit(
  tx: Transaction,
  merchant: { code: string },
  depositId: string,
  lock?: "update",
): Promise<DepositRow | undefined> {
  const query = tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.merchant, merchant.code), eq(deposits.id, depositId)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

async function applyOrder(
  context: SettleContext,
  tx: Transaction,
  row: DepositRow,
  order: Order,
  limits: DepositMethod,
): Promise<DepositStep["kind"]> {
  const step = nextDepositStep(row, order, limits);
  const seen = { gatewayTxId: order.gatewayTxId, settledAt: context.clock.now() };
  if (step.kind === "credit") {
    await credit(context, tx, row, step.amount);
    await change(tx, row, { ...seen, status: "CREDITED", paidAmount: step.amount });
  }
  if (step.kind === "review") {
    await change(tx, row, { ...seen, status: "REVIEW", paidAmount: step.amount });
  }
  if (step.kind === "fail") {
    await change(tx, row, { ...seen, status: "FAILED" });
    await tell(context, tx, row, "depositFailed", row.amount);
  }
  return step.kind;
}

async function credit(context: SettleContext, tx: Transaction, row: DepositRow, amount: bigint) {
  const { merchant, memberId } = row;
  const key = `deposit:${row.id}`;
  const at = context.clock.now();
  await openLot(tx, { merchant, id: key, memberId, source: "deposit", amount, openedAt: at });
  const { outcome } = await transfer(tx, {
    merchant,
    key,
    kind: "deposit",
    from: { owner: "house", kind: "clearing" },
    to: { owner: memberId, kind: "cash" },
    amount,
    at,
  });
  if (outcome !== "DONE") throw new Unknown(`deposit ${row.id} was not credited: ${outcome}`);
  await tell(context, tx, row, "depositCredited", amount);
}

async function tell(
  context: SettleContext,
  tx: Transaction,
  row: DepositRow,
  kind: "depositCredited" | "depositFailed",
  amount: bigint,
): Promise<void> {
  const details = { depositId: row.id, amount: formatAmount(amount), currency: row.currency };
  await writeMessage(context, tx, row.memberId, kind, details);
}

async function change(tx: Transaction, row: DepositRow, values: Partial<DepositRow>) {
  await tx
    .update(deposits)
    .set(values)
    .where(and(eq(deposits.merchant, row.merchant), eq(deposits.id, row.id)));
  noteLive(tx, { merchant: row.merchant, member: row.memberId, kind: "deposit" });
}
