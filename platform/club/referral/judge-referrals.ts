import { and, eq, inArray, sql } from "drizzle-orm";
import { policyOfRow } from "../../core/guard.ts";
import { periodsAt } from "../../members/protection/limits/deposit-use.ts";
import type { Transaction } from "../../store/open-store.ts";
import { referrals } from "../../store/schema/referral.ts";
import { takeBackAward } from "../awards/take-back-award.ts";
import type { LevelParts } from "../levels/level-terms.ts";
import { holdReferral } from "./hold-referral.ts";
import { changeReferral, reachReferral } from "./reach-referral.ts";
import { isReached, type ReferralRow, ruleOf, signsOf } from "./referral-facts.ts";

const ROWS_MAX = 200;

/**
 * Compares invitations with what the invited members did. A reached one becomes its inviter's award. Signs
 * of one person hold it for staff. A correction takes back what is not paid yet. True when there may be more.
 */
export async function judgeReferrals(parts: LevelParts): Promise<boolean> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.referral) return false;
  const at = clock.now();
  const { rows } = await store.inMerchant(code, (tx) =>
    tx.execute<{ invited: string }>(sql`
      select due.invited from
        referrals_due(${code}, ${at.toISOString()}::timestamptz, ${ROWS_MAX}) due (invited)`),
  );
  for (const { invited } of rows) {
    await store.inMerchant(code, async (tx) => {
      const row = await holdReferral(tx, code, invited);
      if (row) await judge(parts, tx, row, at);
    });
  }
  return rows.length === ROWS_MAX;
}

async function judge(parts: LevelParts, tx: Transaction, row: ReferralRow, at: Date) {
  const isMet = await isReached(tx, row);
  if (row.state === "OPEN") {
    if (isMet) await reach(parts, tx, row, at);
    else if (row.until < at) await changeReferral(tx, row, { state: "OVER" });
  } else if (row.state === "HELD" && !isMet) {
    await changeReferral(tx, row, { state: "OPEN", reachedAt: null, signs: [] });
  } else if (row.state === "REACHED") {
    const signs = row.decidedBy === null ? await signsOf(tx, row) : [];
    if (isMet && signs.length === 0) return;
    const { merchant, inviter: member } = row;
    const of = { merchant, rule: ruleOf(row), member, period: "", at };
    if (!(await takeBackAward(tx, of))) return;
    const open = { state: "OPEN", reachedAt: null } as const;
    await changeReferral(tx, row, isMet ? { state: "HELD", signs } : open);
  }
}

async function reach(parts: LevelParts, tx: Transaction, row: ReferralRow, at: Date) {
  if ((await reachedThisMonth(tx, row, at)) >= row.mostPerMonth) {
    await changeReferral(tx, row, { state: "FULL" });
    return;
  }
  const signs = await signsOf(tx, row);
  if (signs.length === 0) await reachReferral(parts, tx, row, { at });
  else await changeReferral(tx, row, { state: "HELD", signs, reachedAt: at });
}

/** How many of the inviter's invitations count for this month of the merchant's zone. */
async function reachedThisMonth(
  tx: Transaction,
  { merchant, inviter }: ReferralRow,
  at: Date,
): Promise<number> {
  const { month } = await periodsAt(tx, merchant, at);
  return tx.$count(
    referrals,
    and(
      eq(referrals.merchant, merchant),
      eq(referrals.inviter, inviter),
      inArray(referrals.state, ["HELD", "REACHED"]),
      sql`${referrals.reachedAt} >= ${month.from.toISOString()}::timestamptz`,
    ),
  );
}
