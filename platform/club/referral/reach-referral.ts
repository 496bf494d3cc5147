import { and, eq } from "drizzle-orm";
import type { Random } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { referrals } from "../../store/schema/referral.ts";
import { reachAward } from "../awards/reach-award.ts";
import { type ReferralRow, ruleOf } from "./referral-facts.ts";

const DAY_MS = 86_400_000;

/** Gives the inviter the award of an invitation, on the terms of its day, once. */
export async function reachReferral(
  tx: Transaction,
  random: Random,
  row: ReferralRow,
  { at, ...decision }: { at: Date } & Partial<Pick<ReferralRow, "decidedAt" | "decidedBy">>,
): Promise<void> {
  const { merchant, inviter, cash, points, multiple, configVersion, claimDays } = row;
  await reachAward(tx, random, {
    ...{ merchant, rule: ruleOf(row), member: inviter, period: "", kind: "referral", at },
    ...{ amount: cash, points, multiple, configVersion },
    expiresAt: new Date(at.getTime() + claimDays * DAY_MS),
  });
  const reachedAt = row.reachedAt ?? at;
  await changeReferral(tx, row, { state: "REACHED", reachedAt, ...decision });
}

export const changeReferral = (
  tx: Transaction,
  { merchant, invited }: Pick<ReferralRow, "merchant" | "invited">,
  to: Partial<ReferralRow>,
) =>
  tx
    .update(referrals)
    .set(to)
    .where(and(eq(referrals.merchant, merchant), eq(referrals.invited, invited)));
