import { DEPOSIT_REASONS } from "../../../contract/money/cashier.ts";
import { surchargeOf } from "../../../contract/money/surcharge-of.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { readFee, splitPaid } from "../../../domain/money/deposit-fee.ts";
import { isForStaff } from "../../../domain/money/deposit-state.ts";
import { formatAmount } from "../../../domain/money.ts";
import { changeDeposit } from "../../../money/cashier/find-deposit.ts";
import { type DepositMethod, findMethod } from "../../../money/cashier/methods.ts";
import { creditDeposit } from "../../../money/cashier/settling/credit-deposit.ts";
import { tellPayer } from "../../../money/cashier/settling/tell-payer.ts";
import { writeDepositStep } from "../../../money/cashier/settling/write-deposit-step.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { WriteContext } from "../../../money/write-context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdDepositByReference } from "./hold-deposit-by-reference.ts";

type Named = { merchant: string; reference: string };

/**
 * Credits a deposit that waits for staff, once, and returns the amount. `amount` is the received
 * sum, if it differs from the request. It must be within the method's limits. Without it, the
 * amount reported by a gateway is credited. An amount in another currency must be given.
 */
export async function approveDeposit(
  context: StaffContext,
  { merchant, reference, amount }: Named & { amount: bigint | null },
): Promise<bigint> {
  const { store } = context;
  const details = { reference, ...(amount !== null && { amount: formatAmount(amount) }) };
  const entry = { action: "approveDeposit", details, changesPages: false };
  const named = await store.inMerchant(merchant, (tx) =>
    holdDepositByReference(tx, merchant, reference),
  );
  const method = await findMethod(store, merchant, named.method);
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdForStaff(tx, { merchant, reference });
    return creditHeld(context, tx, row, { amount, method });
  });
}

/**
 * Credits a locked deposit that waits for staff, in a transaction of staff, and returns the amount.
 * `amount` is the received sum, as in approveDeposit.
 */
export async function creditHeld(
  context: StaffContext,
  tx: Transaction,
  row: DepositRow,
  { amount, method }: { amount: bigint | null; method: DepositMethod },
): Promise<bigint> {
  if (!isForStaff(row)) throw refused("deposit_state");
  const paid = cameFor(row, amount);
  const { credit, fee } = splitPaid(readFee(row.fee), paid);
  if (amount !== null) checkLimits(row, method, credit);
  const by = { by: "staff", staff: context.staff } as const;
  await creditDeposit(writeContextOf(context, row.merchant), tx, row, { paid, credit, fee }, by);
  return credit;
}

/** Rejects a deposit for good. Nothing is credited, and the player reads the reason. */
export async function rejectDeposit(
  context: StaffContext,
  { merchant, reference, reason }: Named & { reason: string },
): Promise<void> {
  checkReason(reason);
  const entry = { action: "rejectDeposit", details: { reference, reason }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdForStaff(tx, { merchant, reference });
    const writeContext = writeContextOf(context, merchant);
    await changeDeposit(tx, row, { status: "FAILED", reason, settledAt: context.clock.now() });
    const step = { by: "staff", staff: context.staff, reason } as const;
    await writeDepositStep(writeContext, tx, row, { kind: "failed", ...step });
    await tellPayer(writeContext, tx, row, "depositFailed");
  });
}

const AGAIN_MS = 24 * 3_600_000;

/** Asks the player for another slip, with at least a day to send it. */
export async function askForSlip(
  context: StaffContext,
  { merchant, reference, reason }: Named & { reason: string },
): Promise<void> {
  checkReason(reason);
  const entry = { action: "askForSlip", details: { reference, reason }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdForStaff(tx, { merchant, reference });
    if (row.kind !== "transfer") throw refused("deposit_state");
    const writeContext = writeContextOf(context, merchant);
    const atLeast = context.clock.now().getTime() + AGAIN_MS;
    const expiresAt = new Date(Math.max(row.expiresAt.getTime(), atLeast));
    await changeDeposit(tx, row, { status: "WAITING_PAYMENT", reason, expiresAt });
    const step = { by: "staff", staff: context.staff, reason } as const;
    await writeDepositStep(writeContext, tx, row, { kind: "slipRefused", ...step });
    await tellPayer(writeContext, tx, row, "depositSlipRefused");
  });
}

async function holdForStaff(tx: Transaction, { merchant, reference }: Named): Promise<DepositRow> {
  const row = await holdDepositByReference(tx, merchant, reference);
  if (!isForStaff(row)) throw refused("deposit_state");
  return row;
}

function cameFor(row: DepositRow, said: bigint | null): bigint {
  if (said !== null) return said;
  if (row.reason === "currency_differs") throw new Refusal("amount_required", { field: "amount" });
  return row.paidAmount ?? row.amount + surchargeOf(readFee(row.fee), row.amount);
}

function checkLimits({ amount }: DepositRow, limits: DepositMethod, credit: bigint): void {
  const { amountMin, amountMax } = limits;
  if (credit === amount || (credit >= amountMin && credit <= amountMax)) return;
  const details = { min: formatAmount(amountMin), max: formatAmount(amountMax) };
  throw new Refusal("amount_out_of_range", { field: "amount", details });
}

function checkReason(reason: string): void {
  if (DEPOSIT_REASONS.some((one) => one === reason)) return;
  throw new Refusal("unknown_reason", { field: "reason" });
}

const refused = (code: string) => new Refusal(code, { status: 409 });

const writeContextOf = ({ clock, random }: StaffContext, code: string): WriteContext => ({
  ...{ clock, random },
  merchant: { code },
});
