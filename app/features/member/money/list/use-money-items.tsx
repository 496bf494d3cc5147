import { useMethodWords } from "#app/parts/deposit/use-method-words.ts";
import type { depositOne } from "#platform/contract/money/cashier.ts";
import type { withdrawalOne } from "#platform/contract/money/withdrawals.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { DepositStatus } from "../../deposit/receipt/deposit-status.tsx";
import { WithdrawalStatus } from "../../withdraw/one/withdrawal-status.tsx";
import type { MoneyItem } from "./money-items.tsx";

type Deposit = ValueOf<typeof depositOne>;
type Withdrawal = ValueOf<typeof withdrawalOne>;

/** Turns deposits into lines of a list. */
export function useDepositItems() {
  const { nameOf } = useMethodWords();
  return (deposit: Deposit): MoneyItem => ({
    to: `/member/deposit/${deposit.depositId}`,
    amount: deposit.amount,
    at: deposit.createdAt,
    by: nameOf({ kind: deposit.kind, name: deposit.methodName }),
    reference: deposit.reference,
    status: <DepositStatus deposit={deposit} />,
  });
}

/** A payout account as its owner knows it. */
export const accountName = ({ label, numberEnd }: { label: string; numberEnd: string }) =>
  `${label} ···· ${numberEnd}`;

/** Turns a withdrawal into a line of a list. */
export const toWithdrawalItem = (withdrawal: Withdrawal): MoneyItem => ({
  to: `/member/withdraw/${withdrawal.withdrawalId}`,
  amount: withdrawal.amount,
  at: withdrawal.createdAt,
  by: accountName(withdrawal.account),
  reference: withdrawal.reference,
  status: (
    <WithdrawalStatus withdrawal={withdrawal} isYourTurn={withdrawal.nextActor === "player"} />
  ),
});
