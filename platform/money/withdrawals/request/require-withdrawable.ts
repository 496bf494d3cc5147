import type { withdrawalCreate } from "../../../contract/money/withdrawals.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import type { WithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import { withdrawBlocks } from "../../../domain/money/withdrawals/withdraw-blocks.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { readStanding } from "./read-standing.ts";
import { requireAmount } from "./require-amount.ts";

/** Refuses, with the first reason and at its field, a withdrawal that is not allowed now. */
export async function requireWithdrawable(
  context: Context,
  tx: Transaction,
  memberId: string,
  terms: WithdrawTerms,
  { amount, accountId }: InputOf<typeof withdrawalCreate>,
): Promise<void> {
  const standing = await readStanding(context, tx, memberId, terms);
  const now = context.clock.now();
  const account = standing.accounts.find(({ id }) => id === accountId);
  if (!account && standing.accounts.length > 0) {
    throw new Refusal("unknown_payout_account", { field: "accountId", status: 404 });
  }
  const [block] = withdrawBlocks(standing, now);
  if (block) throw new Refusal(block.code, { details: block.details });
  if (account && account.usableAt > now) {
    const details = { usableAt: account.usableAt.getTime() };
    throw new Refusal("payout_account_waiting", { field: "accountId", details });
  }
  const { amountMin, amountMax } = terms;
  requireAmount(amount, { ...standing, sumPerDay: standing.sumPerDayMax, amountMin, amountMax });
}
