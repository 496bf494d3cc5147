import { Refusal } from "../../contract/wire/refusal.ts";
import { withdrawableOf } from "../../domain/money/withdrawals/withdrawable.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import { listOpenRequirements, lotsOf } from "./list-open-requirements.ts";

/**
 * Refuses with amount_locked a movement after which less cash remains than open requirements lock.
 * Call it after the movement, in its transaction: then the purse is locked, and a bet that was
 * quicker counts.
 */
export async function requireUnlocked(
  tx: Transaction,
  member: { merchant: string; memberId: string },
  { amount, cashAfter }: { amount: bigint; cashAfter: bigint },
): Promise<void> {
  const requirements = await listOpenRequirements(tx, member.merchant, member.memberId);
  const lots = await lotsOf(tx, member, requirements);
  const { withdrawable } = withdrawableOf(cashAfter + amount, lots);
  if (amount > withdrawable) throw amountLocked(withdrawable);
}

/** The refusal of an amount above the part of the balance that no requirement locks. */
export const amountLocked = (withdrawable: bigint) =>
  new Refusal("amount_locked", {
    field: "amount",
    details: { withdrawable: formatAmount(withdrawable) },
  });
