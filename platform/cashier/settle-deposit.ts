import type { Context } from "../context.ts";
import { Refusal } from "../contract/refusal.ts";
import { readFee } from "../domain/deposit-fee.ts";
import { type DepositStep, nextDepositStep } from "../domain/deposit-state.ts";
import { readMerchant } from "../site/find-merchant.ts";
import type { Transaction } from "../store/open-store.ts";
import { creditDeposit } from "./credit-deposit.ts";
import { changeDeposit, findDeposit, holdDeposit } from "./find-deposit.ts";
import type { GatewayContext, TrueOrder } from "./gateways/gateway.ts";
import { gateways } from "./gateways/gateways.ts";
import { type DepositMethod, findMethod, originOf } from "./methods.ts";
import { referenceOf } from "./reference-of.ts";
import { takeBackDeposit } from "./take-back-deposit.ts";
import { tellPayer } from "./tell-payer.ts";
import type { DepositRow } from "./to-deposit.ts";
import { writeDepositStep } from "./write-deposit-step.ts";

export type SettleContext = GatewayContext &
  Pick<Context, "store"> & { merchant: Pick<Context["merchant"], "code"> };

/**
 * Brings a deposit to what its gateway says of it (domain.md 7.1): credited once in the same
 * transaction as its state and the member's message, failed, left for a person, taken back, or
 * unchanged.
 */
export async function settleDeposit(
  context: SettleContext,
  id: string,
  gatewayTxId: string,
): Promise<DepositStep["kind"]> {
  const { store } = context;
  const merchant = context.merchant.code;
  const known = await store.inMerchant(merchant, (tx) => findDeposit(tx, { merchant, id }));
  const order = await askBack(context, known, gatewayTxId);
  if (order.reference !== referenceOf(known)) {
    throw new Refusal("deposit_not_found", { status: 404 });
  }
  const method = await findMethod(store, merchant, known.method);
  return store.inMerchant(merchant, async (tx) => {
    const row = await holdDeposit(tx, { merchant, id });
    return applyOrder(context, tx, row, order, method);
  });
}

async function askBack(
  context: SettleContext,
  { gateway, merchant }: DepositRow,
  gatewayTxId: string,
): Promise<TrueOrder> {
  const { settings } = await readMerchant(context.store, merchant);
  const origin = gateway && originOf(settings, gateway);
  if (!gateway || !origin) throw new Refusal("deposit_not_found", { status: 404 });
  return gateways[gateway].query(context, origin, gatewayTxId);
}

async function applyOrder(
  context: SettleContext,
  tx: Transaction,
  row: DepositRow,
  order: TrueOrder,
  limits: DepositMethod,
): Promise<DepositStep["kind"]> {
  const step = nextDepositStep({ ...row, fee: readFee(row.fee) }, order, limits);
  const { gatewayTxId } = order;
  const settledAt = context.clock.now();
  const by = { by: "gateway" } as const;
  if (step.kind === "credit") {
    await creditDeposit(context, tx, await changeDeposit(tx, row, { gatewayTxId }), step, by);
  }
  if (step.kind === "takeBack") await takeBackDeposit(context, tx, row);
  if (step.kind === "review") {
    const { paid: paidAmount, reason } = step;
    await changeDeposit(tx, row, { gatewayTxId, settledAt, status: "REVIEW", paidAmount, reason });
    await writeDepositStep(context, tx, row, { kind: "review", amount: paidAmount, reason, ...by });
  }
  if (step.kind === "fail") {
    await changeDeposit(tx, row, { gatewayTxId, settledAt, status: "FAILED" });
    await writeDepositStep(context, tx, row, { kind: "failed", ...by });
    await tellPayer(context, tx, row, "depositFailed");
  }
  return step.kind;
}
