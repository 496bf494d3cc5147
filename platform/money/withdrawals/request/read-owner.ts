import { and, eq } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import { withdrawableOf } from "../../../domain/money/withdrawals/withdrawable.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../../store/schema/payout.ts";
import { playGuards } from "../../../store/schema/protection.ts";
import { balanceOf } from "../../ledger/balance-of.ts";
import { dropBustRequirements } from "../../wagering/drop-bust-requirements.ts";
import { listOpenRequirements, lotsOf } from "../../wagering/list-open-requirements.ts";
import { payOwed } from "../../wallet/pay-owed.ts";
import { hasMarkedWin } from "./has-marked-win.ts";

/**
 * What decides every movement out of a member's purse: the member, their withdraw digits, their
 * cash in ledger units, and what they owe by contracts. Also whether staff must look at a payout
 * first, whether a list of sanctions holds the account, and the open wagering requirements with
 * what they lock. Lapsed ones are dropped first.
 */
export async function readOwner({ merchant, clock }: Context, tx: Transaction, memberId: string) {
  const { code } = merchant;
  await dropBustRequirements(tx, code, memberId, clock.now());
  const [found] = await tx
    .select({ member: members, password: withdrawPasswords, heldAt: playGuards.heldAt })
    .from(members)
    .leftJoin(
      playGuards,
      and(eq(playGuards.merchant, members.merchant), eq(playGuards.member, members.id)),
    )
    .leftJoin(
      withdrawPasswords,
      and(
        eq(withdrawPasswords.merchant, members.merchant),
        eq(withdrawPasswords.memberId, members.id),
      ),
    )
    .where(and(eq(members.merchant, code), eq(members.id, memberId)));
  const { member, password } = found ?? {};
  const balance = await balanceOf(tx, { merchant: code, owner: memberId, kind: "cash" });
  const requirements = await listOpenRequirements(tx, code, memberId);
  const lots = await lotsOf(tx, { merchant: code, memberId }, requirements);
  return {
    member,
    balance,
    isHeld: found?.heldAt != null,
    // Read after the balance: a payout that it includes is then marked already.
    hasMarkedWin: await hasMarkedWin(tx, code, memberId),
    owed: await payOwed(tx, code, memberId),
    ...withdrawableOf(balance, lots),
    hasPassword: Boolean(password?.hash ?? member?.profile.paymentPasswordHash),
    passwordUsableAt: password?.usableAt ?? null,
    requirements,
  };
}
