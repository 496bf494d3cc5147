import type { TRANSFER_BLOCKS } from "../../../contract/money/transfers.ts";
import { formatAmount } from "../../money.ts";

export type TransferBlock = {
  code: (typeof TRANSFER_BLOCKS)[number];
  details: Record<string, string | number | boolean>;
};

/** A member's state with regard to transfers. Amounts are in ledger units. */
export type TransferStanding = {
  /** True when staff blocked transfers or withdrawals. */
  isBlocked: boolean;
  balance: bigint;
  /** What the member owes direct downlines by their contracts. */
  owed: bigint;
  /** The part of the balance that no wagering requirement locks. */
  withdrawable: bigint;
  hasPassword: boolean;
  passwordUsableAt: Date | null;
  /** Open wagering requirements only. */
  requirements: readonly { required: bigint; done: bigint }[];
  sumPerDay: bigint;
  sumPerDayLeft: bigint;
  amountMin: bigint;
};

/** Every reason why a member cannot transfer any amount now, in the order of reporting. */
export function transferBlocks(standing: TransferStanding, now: Date): TransferBlock[] {
  const { balance, owed, requirements, amountMin, sumPerDay, sumPerDayLeft } = standing;
  const left = requirements.reduce((sum, { required, done }) => sum + required - done, 0n);
  const fresh = (standing.passwordUsableAt?.getTime() ?? 0) - now.getTime();
  const rules: [TransferBlock["code"], boolean, TransferBlock["details"]][] = [
    ["transfers_blocked", standing.isBlocked, {}],
    ["account_debt", balance < 0n, { amount: formatAmount(-balance) }],
    ["pay_owed", owed > 0n, { amount: formatAmount(owed) }],
    ["withdraw_password_unset", !standing.hasPassword, {}],
    [
      "withdraw_password_fresh",
      standing.hasPassword && fresh > 0,
      { count: Math.ceil(fresh / 3_600_000) },
    ],
    [
      "wagering_open",
      requirements.length > 0 && balance >= amountMin && standing.withdrawable < amountMin,
      { left: formatAmount(left), lots: requirements.length },
    ],
    [
      "daily_sum_reached",
      sumPerDayLeft < amountMin,
      { max: formatAmount(sumPerDay), left: formatAmount(sumPerDayLeft) },
    ],
    ["not_enough_funds", balance >= 0n && balance < amountMin, { min: formatAmount(amountMin) }],
  ];
  return rules.filter(([, holds]) => holds).map(([code, , details]) => ({ code, details }));
}
