import { readFee } from "../../../domain/money/deposit-fee.ts";
import { type DepositStep, nextDepositStep } from "../../../domain/money/deposit-state.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeDeposit } from "../find-deposit.ts";
import type { TrueOrder } from "../gateways/gateway.ts";
import type { DepositMethod } from "../methods.ts";
import type { DepositRow } from "../to-deposit.ts";
import { creditDeposit } from "./credit-deposit.ts";
import { takeBackDeposit } from "./take-back-deposit.ts";
import { tellPayer } from "./tell-payer.ts";
import { writeDepositStep } from "./write-deposit-step.ts";

/**
 * Updates a locked deposit to the known status of its payment, in the same transaction, and returns
 * the step. The payment's transaction is stored too, and no two deposits share one.
 */
export async function applyOrder(
  context: WriteContext,
  tx: Transaction,
  row: DepositRow,
  order: TrueOrder,
  limits: Pick<DepositMethod, "amountMin" | "amountMax">,
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
