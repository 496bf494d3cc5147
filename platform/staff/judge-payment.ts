import { Refusal } from "../contract/refusal.ts";
import { actOnPart } from "../withdrawals/act-on-part.ts";
import { listParts, type WithdrawalRow } from "../withdrawals/find-withdrawal.ts";
import { markPaid } from "../withdrawals/mark-paid.ts";
import { tellPayee } from "../withdrawals/tell-payee.ts";
import { readWithdrawTerms } from "../withdrawals/withdraw-terms.ts";
import { asStaff } from "./as-staff.ts";
import { deedOf, holdByReference } from "./hold-by-reference.ts";
import type { StaffContext } from "./staff-context.ts";

/**
 * `verify`: staff saw that it came. A dispute ends by `settle` (the player agrees), `payAgain` (it
 * was sent once more) or `force` (it counts as received against what the player says).
 */
export const JUDGEMENTS = ["verify", "settle", "payAgain", "force"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

type Input = { merchant: string; reference: string; part: number; judgement: Judgement };

/** What staff find about one payment; answers how the withdrawal stands. */
export async function judgePayment(
  context: StaffContext,
  { merchant, reference, part: number, judgement }: Input,
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const terms = await readWithdrawTerms(context.store, merchant);
  const details = { reference, part: number, judgement };
  const entry = { action: "judgePayment", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const deed = deedOf(context, merchant);
    const row = await holdByReference(tx, merchant, reference);
    const part = (await listParts(tx, row)).find((one) => one.number === number);
    if (!part) throw new Refusal("unknown_part", { field: "part", status: 404 });
    if (judgement === "payAgain") {
      const paid = { part, terms, by: "staff" as const, staff, isAgain: true };
      return (await markPaid(deed, tx, row, paid)).status;
    }
    const isForced = judgement === "force";
    const kind = isForced ? ("forced" as const) : ("received" as const);
    // Seeing that it came is no step of the player's while the player is still asked.
    const isSilent = judgement === "verify" && part.status !== "RECEIVER_CONFIRMED";
    const changed = await actOnPart(deed, tx, row, {
      part,
      act: judgement,
      policy: terms.settlePolicy,
      step: isSilent ? null : { kind, by: "staff", staff },
      change: { isForced },
    });
    if (isForced) await tellPayee(deed, tx, row, "withdrawalForced", { amount: part.amount });
    return changed.status;
  });
}
