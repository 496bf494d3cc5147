import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { unassignedOf } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { formatAmount } from "../../domain/money.ts";
import { requireNotHeld } from "../../members/person/watchlists/hold.ts";
import { listInstalments, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import {
  type PayoutGatewayId,
  requirePayoutGateway,
} from "../../money/withdrawals/gateways/find-gateway.ts";
import { markPaid } from "../../money/withdrawals/payments/mark-paid.ts";
import { queuePayment } from "../../money/withdrawals/payments/queue-payment.ts";
import { startInstalments } from "../../money/withdrawals/payments/start-instalments.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference, writeContextOf } from "./hold-by-reference.ts";

type Input = {
  merchant: string;
  reference: string;
  /** In ledger units. An empty list pays the whole rest at once. */
  amounts: readonly bigint[];
  /** A gateway pays within seconds. By hand, staff have paid already. */
  through?: "hand" | PayoutGatewayId;
};

/**
 * Starts payments through a gateway, or records transfers made by hand. Returns the withdrawal's
 * status. Refuses with account_held while a list of sanctions holds the account.
 */
export async function payWithdrawal(
  context: StaffContext,
  { merchant, reference, amounts, through = "hand" }: Input,
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const known = await readMerchant(context.store, merchant);
  const terms = termsOf(known);
  if (through !== "hand") requirePayoutGateway(known, through);
  const details = { reference, amounts: amounts.map(formatAmount), through };
  const entry = { action: "payWithdrawal", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const writeContext = writeContextOf(context, merchant);
    const held = await holdByReference(tx, merchant, reference);
    await requireNotHeld(tx, held);
    const left = unassignedOf(held.amount, await listInstalments(tx, held));
    const all = amounts.length > 0 ? amounts : [left];
    const started = await startInstalments(writeContext, tx, held, {
      amounts: all,
      channel: through,
      staff,
    });
    let { row } = started;
    for (const instalment of started.instalments) {
      if (through !== "hand") await queuePayment(writeContext, tx, instalment, through);
      else row = await markPaid(writeContext, tx, row, { instalment, terms, by: "staff", staff });
    }
    return row.status;
  });
}
