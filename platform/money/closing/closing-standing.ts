import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { ClosingBlock } from "../../contract/members/own-data-kinds.ts";
import type { Context } from "../../core/context.ts";
import { withdrawTermsAt } from "../../core/merchant/config/terms-at.ts";
import type { Transaction } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import { sumPurses } from "../ledger/sum-purses.ts";
import { withdrawableCash } from "../wagering/withdrawable-cash.ts";
import { hasOpenRound } from "./has-open-round.ts";

type Closing = Pick<Context, "clock"> & { merchant: { code: string } };
type Owner = { memberId: string; type: number };

/**
 * What has to be settled before this account can be closed, and its cash. Less than the smallest
 * withdrawal hinders nobody: it stays in the books as the member's.
 */
export async function closingStanding(
  { merchant: { code }, clock }: Closing,
  tx: Transaction,
  { memberId, type }: Owner,
): Promise<{ blocks: ClosingBlock[]; balance: bigint }> {
  const owner = { merchant: code, owner: memberId };
  const { amountMin } = await withdrawTermsAt(tx, code, clock.now());
  const balance = await balanceOf(tx, { ...owner, kind: "cash" });
  const transit = await balanceOf(tx, { ...owner, kind: "transit" });
  const { withdrawable } = await withdrawableCash(tx, code, memberId);
  const isLocked = withdrawable < amountMin && balance >= amountMin;
  const isOwn = isLocked && (await tx.$count(wageringRequirements, ownLots(code, memberId))) > 0;
  const rules: [ClosingBlock, boolean][] = [
    ["agent", isAgentType(type)],
    ["money", withdrawable >= amountMin],
    ["locked", isOwn],
    ["bonus", isLocked && !isOwn],
    ["elsewhere", transit !== 0n || (await sumPurses(tx, code, memberId)).length > 0],
    ["withdrawal", (await tx.$count(withdrawals, openWithdrawals(code, memberId))) > 0],
    ["deposit", (await tx.$count(deposits, paidDeposits(code, memberId))) > 0],
    ["bets", await hasOpenRound(tx, code, memberId)],
  ];
  return { blocks: rules.filter(([, holds]) => holds).map(([block]) => block), balance };
}

/** Open requirements of what was paid in, by the member or by their agent; a bonus is no such money. */
export const ownLots = (code: string, memberId: string) =>
  and(
    eq(wageringRequirements.merchant, code),
    eq(wageringRequirements.memberId, memberId),
    notInArray(wageringRequirements.source, ["bonus", "award", "promo"]),
    isNull(wageringRequirements.closedAt),
  );

const openWithdrawals = (code: string, memberId: string) =>
  and(
    eq(withdrawals.merchant, code),
    eq(withdrawals.memberId, memberId),
    isNull(withdrawals.endedAt),
  );

/** Deposits whose payment may still arrive. */
const paidDeposits = (code: string, memberId: string) =>
  and(
    eq(deposits.merchant, code),
    eq(deposits.memberId, memberId),
    inArray(deposits.status, ["CREATED", "WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW"]),
  );
