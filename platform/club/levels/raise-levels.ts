import { and, eq, sql } from "drizzle-orm";
import { policyOfRow } from "../../core/guard.ts";
import { monthAfter, monthOf } from "../../domain/club/local-periods.ts";
import { nextLevel } from "../../domain/club/next-level.ts";
import type { Transaction } from "../../store/open-store.ts";
import { levelPeriods, levelTotals } from "../../store/schema/level.ts";
import { earnPoints } from "../points/earning/earn-points.ts";
import { changeLevel, readLevel } from "./change-level.ts";
import { countPlay } from "./count-play.ts";
import { payGifts } from "./gifts/pay-gifts.ts";
import { type LevelParts, type LevelTerms, levelTermsOf, offerGift } from "./level-terms.ts";
import { tellLevel } from "./tell-level.ts";

const ROWS_MAX = 200;
const GOES_MAX = 50;

type Due = { member: string; valid_bet: string; deposits: string };

/**
 * Compares the figures that changed since the last run with the marks of the levels, and raises who
 * reached them. Each level offers its gift once ever, also one that was skipped. Members in a break wait
 * until it ends. True when there is more.
 */
export async function raiseLevels(parts: LevelParts): Promise<boolean> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.vip) return false;
  // Deposits count towards the levels where they earn points.
  await earnPoints(parts);
  let hasMore = await countPlay(parts);
  for (let go = 0; go < GOES_MAX; go += 1) {
    const at = clock.now();
    const count = await store.inMerchant(code, async (tx) => {
      const rows = await takeDue(tx, code, at);
      if (rows.length === 0) return 0;
      const terms = await levelTermsOf(tx, merchant, at);
      for (const row of rows) await raise(parts, tx, { row, terms, at });
      return rows.length;
    });
    if (count < ROWS_MAX) break;
    hasMore = hasMore || go === GOES_MAX - 1;
  }
  await payGifts(parts);
  return hasMore;
}

/** Takes some members whose figures changed; each is then looked at in this transaction alone. */
async function takeDue(tx: Transaction, merchant: string, at: Date): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    update ${levelTotals} set is_due = false where ${levelTotals.merchant} = ${merchant}
      and ${levelTotals.member} in (
        select t.member from level_totals t where t.merchant = ${merchant} and t.is_due
          and gift_receiver(${merchant}, t.member, ${at.toISOString()}::timestamptz)
        order by t.member limit ${ROWS_MAX} for update)
    returning member, valid_bet, deposits`);
  return rows;
}

async function raise(
  parts: LevelParts,
  tx: Transaction,
  { row, terms, at }: { row: Due; terms: LevelTerms; at: Date },
): Promise<void> {
  const { code } = parts.merchant;
  const { member } = row;
  const who = { merchant: code, member };
  const standing = await readLevel(tx, who);
  const month = monthOf(at, terms.timeZone);
  const level = nextLevel(terms.levels, standing, {
    validBet: BigInt(row.valid_bet),
    deposits: BigInt(row.deposits),
    monthValidBet: await validBetIn(tx, who, month),
  });
  if (level <= standing.level) return;
  const configVersion = terms.version;
  const rise = { to: level, at, configVersion, keepFrom: monthAfter(month) };
  await tellLevel(parts, tx, { ...who, at, level, number: await changeLevel(tx, who, rise) });
  const passed = terms.levels.filter((one) => one.level > standing.level && one.level <= level);
  for (const { level: number, upgradeGift } of passed) {
    const gift = { kind: "levelUpgrade", rule: `levelUpgrade:${number}`, period: "" } as const;
    await offerGift(tx, parts, { terms, at, member }, { ...gift, amount: upgradeGift });
  }
}

/** A member's valid bet of a month or a week. */
async function validBetIn(
  tx: Transaction,
  { merchant, member }: { merchant: string; member: string },
  period: string,
): Promise<bigint> {
  const [row] = await tx
    .select({ validBet: levelPeriods.validBet })
    .from(levelPeriods)
    .where(
      and(
        eq(levelPeriods.merchant, merchant),
        eq(levelPeriods.member, member),
        eq(levelPeriods.period, period),
      ),
    );
  return row?.validBet ?? 0n;
}
