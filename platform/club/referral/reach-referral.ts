import { and, eq } from "drizzle-orm";
import { tellOnce } from "../../core/outbox/tell-once.ts";
import type { Transaction } from "../../store/open-store.ts";
import { referrals } from "../../store/schema/referral.ts";
import { reachAward } from "../awards/reach-award.ts";
import { worthDetails } from "../news/worth.ts";
import { type NewsWriter, writeClubLetter } from "../news/write-club-letter.ts";
import { type ReferralRow, ruleOf } from "./referral-facts.ts";

const DAY_MS = 86_400_000;

/** Gives the inviter the award of an invitation, on the terms of its day, once, and tells them. */
export async function reachReferral(
  writer: NewsWriter,
  tx: Transaction,
  row: ReferralRow,
  { at, ...decision }: { at: Date } & Partial<Pick<ReferralRow, "decidedAt" | "decidedBy">>,
): Promise<void> {
  const { merchant, inviter, cash, points, multiple, configVersion, claimDays } = row;
  const award = await reachAward(tx, writer.random, {
    ...{ merchant, rule: ruleOf(row), member: inviter, period: "", kind: "referral", at },
    ...{ amount: cash, points, multiple, configVersion },
    expiresAt: new Date(at.getTime() + claimDays * DAY_MS),
  });
  const reachedAt = row.reachedAt ?? at;
  await changeReferral(tx, row, { state: "REACHED", reachedAt, ...decision });
  if (!award) return;
  const worth = { cash, points };
  const told = {
    merchant,
    memberId: inviter,
    kind: "referralReward",
    event: award.id,
    at,
  } as const;
  if (!(await tellOnce(tx, { ...told, details: worthDetails(worth) }))) return;
  await writeClubLetter(writer, tx, inviter, { kind: "referralReward", worth });
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
