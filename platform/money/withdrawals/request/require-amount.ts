import { Refusal } from "../../../contract/wire/refusal.ts";
import { formatAmount } from "../../../domain/money.ts";
import { amountLocked } from "../../wagering/require-unlocked.ts";

/** What may leave a purse now, in ledger units. */
export type AmountLimits = {
  amountMin: bigint;
  amountMax: bigint;
  sumPerDay: bigint;
  sumPerDayLeft: bigint;
  balance: bigint;
  withdrawable: bigint;
};

/**
 * Refuses at its field an amount with a fraction of a cent, out of range, above the day's rest,
 * above the balance or above the part that no wagering requirement locks.
 */
export function requireAmount(amount: bigint, limits: AmountLimits): void {
  const { amountMin, amountMax, sumPerDay, sumPerDayLeft, balance, withdrawable } = limits;
  const at = (code: string, details: Record<string, string>) =>
    new Refusal(code, { field: "amount", details });
  if (amount % 100n !== 0n || amount < amountMin || amount > amountMax) {
    const [min, max] = [formatAmount(amountMin), formatAmount(amountMax)];
    throw at("amount_out_of_range", { min, max });
  }
  if (amount > sumPerDayLeft) {
    const [max, left] = [formatAmount(sumPerDay), formatAmount(sumPerDayLeft)];
    throw at("daily_sum_reached", { max, left });
  }
  if (amount > balance) throw at("not_enough_funds", { balance: formatAmount(balance) });
  if (amount > withdrawable) throw amountLocked(withdrawable);
}
