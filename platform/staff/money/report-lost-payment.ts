import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { readWithdrawTerms } from "../../core/merchant/withdraw-terms.ts";
import { canBeLost } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { changeWithdrawal } from "../../money/withdrawals/change-withdrawal.ts";
import { listInstalments } from "../../money/withdrawals/find-withdrawal.ts";
import { actOnInstalment } from "../../money/withdrawals/payments/act-on-instalment.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { approvedBySecond, outcomeOf } from "../approvals/second-person.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference, writeContextOf } from "./hold-by-reference.ts";

/** What happens with a lost payment: back to the player's cash, or paid again. */
export const LOST_REMEDIES = ["back", "again"] as const;
export type LostRemedy = (typeof LOST_REMEDIES)[number];

type Input = { merchant: string; reference: string; part: number; remedy: LostRemedy };

/**
 * Handles a payment that was lost after it left: a bank returned it, or it was settled in error.
 * Two members of staff must report the same. The first report waits ("waiting"), the second acts
 * ("done"). Settled money returns as its own entry; nothing is ever rewritten.
 */
export async function reportLostPayment(
  context: StaffContext,
  { merchant, reference, part: number, remedy }: Input,
): Promise<Waiting> {
  const { staff } = context;
  const { settlePolicy: policy } = await readWithdrawTerms(context.store, merchant);
  const details = { reference, part: number, way: remedy };
  const entry = { action: "reportLostPayment", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const writeContext = writeContextOf(context, merchant);
    const row = await holdByReference(tx, merchant, reference);
    const instalment = (await listInstalments(tx, row)).find((one) => one.number === number);
    if (!instalment) throw new Refusal("unknown_part", { field: "part", status: 404 });
    if (!canBeLost(instalment)) throw new Refusal("allocation_closed", { status: 409 });
    const subject = `${row.reference}/${number}`;
    const input = { reference: row.reference, part: number, remedy };
    const asked = { merchant, verb: "reportLostPayment", subject, input };
    const approval = await approvedBySecond(context, tx, asked);
    if (approval.state === "WAITING") return outcomeOf(approval);
    const isBack = remedy === "back";
    const changed = await actOnInstalment(writeContext, tx, row, {
      instalment,
      act: isBack ? "giveBack" : "undo",
      policy,
      step: { kind: isBack ? "returned" : "lost", by: "staff", staff },
    });
    if (changed.status === "FAILED") {
      await changeWithdrawal(writeContext, tx, changed, {
        status: "FAILED",
        reason: "bank_refused",
      });
    }
    const kind = isBack ? "withdrawalReturned" : "withdrawalLost";
    await tellPayee(writeContext, tx, row, kind, { amount: instalment.amount });
    return outcomeOf(approval);
  });
}
