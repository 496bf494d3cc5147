import { and, eq, isNull } from "drizzle-orm";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { pointDeposits } from "../../../store/schema/points.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { HOUSE } from "../../ledger/purse.ts";
import { transfer } from "../../ledger/transfer.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeDeposit } from "../find-deposit.ts";
import type { DepositRow } from "../to-deposit.ts";
import { tellPayer } from "./tell-payer.ts";
import { writeDepositStep } from "./write-deposit-step.ts";

/**
 * Takes back a credit after the bank or the gateway took the money back (domain.md 7.1). The
 * balance may fall below zero. The wagering requirement ends, and withdrawals stop until staff have
 * looked. The fee stays, because carrying the payment had its cost.
 */
export async function takeBackDeposit(
  context: WriteContext,
  tx: Transaction,
  row: DepositRow,
): Promise<DepositRow> {
  const { merchant, memberId, id } = row;
  const amount = row.creditedAmount ?? row.paidAmount ?? row.amount;
  const at = context.clock.now();
  const key = `depositRefund:${id}`;
  const { outcome } = await transfer(tx, {
    ...{ merchant, key, kind: "depositRefund", amount, at },
    from: { owner: memberId, kind: "cash" },
    to: { owner: HOUSE, kind: "clearing" },
    canOverdraw: true,
  });
  if (outcome !== "DONE") throw new Unknown(`deposit ${id} was not taken back: ${outcome}`);
  await tx.insert(pointDeposits).values({ merchant, key, member: memberId, amount: -amount });
  await tx
    .update(wageringRequirements)
    .set({ closedAt: at, closedBy: "refund" })
    .where(
      and(
        eq(wageringRequirements.merchant, merchant),
        eq(wageringRequirements.id, `deposit:${id}`),
        isNull(wageringRequirements.closedAt),
      ),
    );
  await tx
    .update(members)
    .set({ withdrawalsBlockedAt: at })
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.id, memberId),
        isNull(members.withdrawalsBlockedAt),
      ),
    );
  const changed = await changeDeposit(tx, row, { status: "REFUNDED", reason: "taken_back" });
  await writeDepositStep(context, tx, row, { kind: "refunded", by: "gateway", amount });
  await tellPayer(context, tx, row, "depositRefunded", amount);
  return changed;
}
