import { Refusal } from "../../contract/wire/refusal.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { MOCKPAY } from "../../money/cashier/methods.ts";
import { listInstalments, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import { requirePayoutGateway } from "../../money/withdrawals/gateways/find-gateway.ts";
import { actOnInstalment } from "../../money/withdrawals/payments/act-on-instalment.ts";
import { markPaid } from "../../money/withdrawals/payments/mark-paid.ts";
import { queuePayment } from "../../money/withdrawals/payments/queue-payment.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference, writeContextOf } from "./hold-by-reference.ts";

/**
 * `verify`: staff saw that the payment arrived. A dispute ends with `settle` (the player agrees),
 * `payAgain` (staff sent it again by hand) or `sendAgain` (a gateway sends it again). `force`
 * counts it as received against the player's word.
 */
export const JUDGEMENTS = ["verify", "settle", "payAgain", "sendAgain", "force"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

type Input = { merchant: string; reference: string; part: number; judgement: Judgement };

/** Applies the staff's decision to one instalment, and returns the withdrawal's status. */
export async function judgePayment(
  context: StaffContext,
  { merchant, reference, part: number, judgement }: Input,
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const known = await readMerchant(context.store, merchant);
  const terms = termsOf(known);
  if (judgement === "sendAgain") requirePayoutGateway(known, MOCKPAY);
  const details = { reference, part: number, judgement };
  const entry = { action: "judgePayment", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const writeContext = writeContextOf(context, merchant);
    const row = await holdByReference(tx, merchant, reference);
    const instalment = (await listInstalments(tx, row)).find((one) => one.number === number);
    if (!instalment) throw new Refusal("unknown_part", { field: "part", status: 404 });
    if (judgement === "payAgain") {
      const paid = { instalment, terms, by: "staff" as const, staff, isAgain: true };
      return (await markPaid(writeContext, tx, row, paid)).status;
    }
    if (judgement === "sendAgain") {
      const again = { ...instalment, attempt: instalment.attempt + 1 };
      await queuePayment(writeContext, tx, again, MOCKPAY);
      const sent = await actOnInstalment(writeContext, tx, row, {
        instalment,
        act: judgement,
        policy: terms.settlePolicy,
        step: { kind: "paying", by: "staff", staff },
        change: { attempt: again.attempt, channel: MOCKPAY },
      });
      return sent.status;
    }
    const isForced = judgement === "force";
    const kind = isForced ? ("forced" as const) : ("received" as const);
    // While the player is still asked, `verify` is no step for the player.
    const isSilent = judgement === "verify" && instalment.status !== "RECEIVER_CONFIRMED";
    const changed = await actOnInstalment(writeContext, tx, row, {
      instalment,
      act: judgement,
      policy: terms.settlePolicy,
      step: isSilent ? null : { kind, by: "staff", staff },
      change: { isForced },
    });
    if (isForced)
      await tellPayee(writeContext, tx, row, "withdrawalForced", { amount: instalment.amount });
    return changed.status;
  });
}
