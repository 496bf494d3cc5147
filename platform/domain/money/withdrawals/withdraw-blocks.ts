import type { WITHDRAW_BLOCKS } from "../../../contract/money/withdrawals.ts";
import { isWithinHours } from "../../local-time.ts";
import { formatAmount } from "../../money.ts";

export type WithdrawBlock = {
  code: (typeof WITHDRAW_BLOCKS)[number];
  details: Record<string, string | number | boolean>;
};

/** A member's state with regard to withdrawals. Amounts are in ledger units. */
export type WithdrawStanding = {
  isBlocked: boolean;
  balance: bigint;
  /** What the member owes direct downlines by their contracts. */
  owed: bigint;
  /** The part of the balance that no wagering requirement locks. */
  withdrawable: bigint;
  /** When each of the member's accounts becomes usable. */
  accounts: readonly { usableAt: Date }[];
  hasPassword: boolean;
  /** Withdrawals refuse the digits before this instant; null means no wait. */
  passwordUsableAt: Date | null;
  /** Open wagering requirements only. */
  requirements: readonly { required: bigint; done: bigint }[];
  /** The merchant's local time, e.g. "06:00". */
  minute: string;
  hours: { from: string; to: string };
  perDayMax: number;
  perDayLeft: number;
  sumPerDayMax: bigint;
  sumPerDayLeft: bigint;
  amountMin: bigint;
};

/** Every reason why a member cannot withdraw any amount now, in the order of reporting. */
export function withdrawBlocks(standing: WithdrawStanding, now: Date): WithdrawBlock[] {
  const { balance, owed, accounts, requirements, hours, amountMin, sumPerDayMax } = standing;
  const usable = accounts.map(({ usableAt }) => usableAt.getTime());
  const left = requirements.reduce((sum, { required, done }) => sum + required - done, 0n);
  const fresh = (standing.passwordUsableAt?.getTime() ?? 0) - now.getTime();
  const rules: [WithdrawBlock["code"], boolean, WithdrawBlock["details"]][] = [
    ["withdrawals_blocked", standing.isBlocked, {}],
    ["account_debt", balance < 0n, { amount: formatAmount(-balance) }],
    ["pay_owed", owed > 0n, { amount: formatAmount(owed) }],
    ["no_payout_account", usable.length === 0, {}],
    [
      "payout_account_waiting",
      usable.length > 0 && usable.every((at) => at > now.getTime()),
      { usableAt: Math.min(...usable) },
    ],
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
    ["outside_hours", !isWithinHours(standing.minute, hours), hours],
    ["daily_count_reached", standing.perDayLeft <= 0, { max: standing.perDayMax }],
    [
      "daily_sum_reached",
      standing.sumPerDayLeft < amountMin,
      { max: formatAmount(sumPerDayMax), left: formatAmount(standing.sumPerDayLeft) },
    ],
    ["not_enough_funds", balance >= 0n && balance < amountMin, { min: formatAmount(amountMin) }],
  ];
  return rules.filter(([, holds]) => holds).map(([code, , details]) => ({ code, details }));
}
