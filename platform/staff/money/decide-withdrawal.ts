import { WITHDRAWAL_REASONS } from "../../contract/money/withdrawals.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { readWithdrawTerms } from "../../core/merchant/withdraw-terms.ts";
import { afterAct } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { requireNotHeld } from "../../members/person/watchlists/hold.ts";
import { changeWithdrawal } from "../../money/withdrawals/change-withdrawal.ts";
import { listInstalments, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import { unfreeze } from "../../money/withdrawals/move-frozen.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { writeStep } from "../../money/withdrawals/write-step.ts";
import type { WriteContext } from "../../money/write-context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { approvedBySecond, outcomeOf, refuseWaiting } from "../approvals/second-person.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference, writeContextOf } from "./hold-by-reference.ts";

type Named = { merchant: string; reference: string };

const refused = (code: string) => new Refusal(code, { status: 409 });

/**
 * Approves a withdrawal and returns its status. From the merchant's `fourEyesFrom` on it needs two:
 * the first approval leads to RISK_REVIEW ("waiting"), and the second must come from another member
 * of staff. Refuses with account_held while a list of sanctions holds the account.
 */
export async function approveWithdrawal(
  context: StaffContext,
  { merchant, reference: named }: Named,
): Promise<Waiting & { status: WithdrawalRow["status"] }> {
  const { staff } = context;
  const terms = await readWithdrawTerms(context.store, merchant);
  const details = { reference: named };
  const entry = { action: "approveWithdrawal", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const writeContext = writeContextOf(context, merchant);
    const row = await holdByReference(tx, merchant, named);
    const { reference } = row;
    const status = afterAct(row.status, "approve");
    if (!status) throw refused("withdrawal_state");
    await requireNotHeld(tx, row);
    const needsTwo = row.amount >= terms.fourEyesFrom || row.status === "RISK_REVIEW";
    const asked = { merchant, verb: "approveWithdrawal", subject: reference, input: { reference } };
    const approval = needsTwo ? await approvedBySecond(context, tx, asked) : null;
    if (approval?.state === "WAITING") {
      return { ...outcomeOf(approval), status: await review(context, tx, row) };
    }
    await changeWithdrawal(writeContext, tx, row, { status });
    await writeStep(writeContext, tx, row, {
      kind: "approved",
      by: "staff",
      staff,
      amount: row.amount,
    });
    await tellPayee(writeContext, tx, row, "withdrawalApproved");
    return { ...outcomeOf(approval), status };
  });
}

/** The first of two has said yes. A withdrawal in review already has this step. */
async function review(context: StaffContext, tx: Transaction, row: WithdrawalRow) {
  const status = "RISK_REVIEW" as const;
  if (row.status === status) return status;
  const writeContext = writeContextOf(context, row.merchant);
  await changeWithdrawal(writeContext, tx, row, { status });
  await writeStep(writeContext, tx, row, { kind: "review", by: "staff", staff: context.staff });
  return status;
}

/** Rejects a withdrawal before any payment. The money returns, and the member reads the reason. */
export async function rejectWithdrawal(
  context: StaffContext,
  { merchant, reference, reason }: Named & { reason: string },
): Promise<void> {
  checkReason(reason);
  const entry = { action: "rejectWithdrawal", details: { reference, reason }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdByReference(tx, merchant, reference);
    const status = afterAct(row.status, "reject");
    if (!status) throw refused("withdrawal_state");
    await refuseWaiting(context, tx, {
      merchant,
      verb: "approveWithdrawal",
      subject: row.reference,
    });
    const writeContext = writeContextOf(context, merchant);
    await giveBack(writeContext, tx, row, { status, reason });
    const { staff } = context;
    await writeStep(writeContext, tx, row, { kind: "rejected", by: "staff", staff, reason });
    await tellPayee(writeContext, tx, row, "withdrawalRejected", { reason });
  });
}

/** Ends a withdrawal that cannot be paid, before any payment has left. The money returns. */
export async function failWithdrawal(
  context: StaffContext,
  { merchant, reference, reason }: Named & { reason: string },
): Promise<void> {
  checkReason(reason);
  const entry = { action: "failWithdrawal", details: { reference, reason }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdByReference(tx, merchant, reference);
    const status = afterAct(row.status, "fail");
    const instalments = await listInstalments(tx, row);
    // A payment with an unknown outcome may have left.
    const isUnderWay = instalments.some((instalment) => instalment.status !== "CANCELLED");
    if (!status || isUnderWay) throw refused("withdrawal_state");
    const writeContext = writeContextOf(context, merchant);
    await giveBack(writeContext, tx, row, { status, reason });
    const { staff } = context;
    await writeStep(writeContext, tx, row, { kind: "failed", by: "staff", staff, reason });
    await tellPayee(writeContext, tx, row, "withdrawalFailed", { reason });
  });
}

function checkReason(reason: string): void {
  if (WITHDRAWAL_REASONS.some((one) => one === reason)) return;
  throw new Refusal("unknown_reason", { field: "reason" });
}

async function giveBack(
  writeContext: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  change: Pick<WithdrawalRow, "status" | "reason">,
): Promise<void> {
  await unfreeze(writeContext, tx, row);
  await changeWithdrawal(writeContext, tx, row, change);
}
