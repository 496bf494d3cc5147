import { Refusal } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { afterAct, unassignedOf } from "../../../domain/money/withdrawals/withdrawal-state.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { withdrawalInstalments } from "../../../store/schema/withdrawal.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeWithdrawal } from "../change-withdrawal.ts";
import { type InstalmentRow, listInstalments, type WithdrawalRow } from "../find-withdrawal.ts";
import { writeStep } from "../write-step.ts";

type Start = { amounts: readonly bigint[]; channel: InstalmentRow["channel"]; staff: string };

/**
 * Divides the unpaid rest of a locked withdrawal into instalments and starts them. Refuses amounts
 * that are not above zero or exceed the rest.
 */
export async function startInstalments(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  { amounts, channel, staff }: Start,
): Promise<{ row: WithdrawalRow; instalments: InstalmentRow[] }> {
  const status = afterAct(row.status, "pay");
  if (!status) throw new Refusal("withdrawal_state", { status: 409 });
  const known = await listInstalments(tx, row);
  const left = unassignedOf(row.amount, known);
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  const isSound = amounts.length > 0 && amounts.every((one) => one > 0n && one % 100n === 0n);
  if (!isSound || sum > left) {
    throw new Refusal("parts_sum", { status: 409, details: { left: formatAmount(left) } });
  }
  const instalments = await tx
    .insert(withdrawalInstalments)
    .values(
      amounts.map((amount, index) => ({
        merchant: row.merchant,
        withdrawalId: row.id,
        number: known.length + index + 1,
        id: newId(context.random),
        amount,
        status: "ASSIGNED" as const,
        channel,
      })),
    )
    .returning();
  const changed = await changeWithdrawal(context, tx, row, { status });
  await writeStep(context, tx, row, { kind: "paying", by: "staff", staff, amount: sum });
  return { row: changed, instalments };
}
