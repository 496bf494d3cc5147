import { sql } from "drizzle-orm";
import { Unknown } from "../../contract/wire/refusal.ts";
import { policyOfRow } from "../../core/guard.ts";
import { monthAfter, monthOf } from "../../domain/club/local-periods.ts";
import type { Transaction } from "../../store/open-store.ts";
import { changeLevel } from "./change-level.ts";
import { countPlay } from "./count-play.ts";
import { payGifts } from "./gifts/pay-gifts.ts";
import { type LevelParts, type LevelTerms, levelTermsOf, offerGift } from "./level-terms.ts";
import { tellLevel } from "./tell-level.ts";

const ROWS_MAX = 200;
const DAY_MS = 24 * 3_600_000;

type Row = {
  member: string;
  level: number;
  keep_from: string;
  valid_bet: string;
  is_open: boolean;
};

/**
 * Looks at the month that ended at the latest on the day before `until`: who bet what keeps the level
 * stays and is offered the month's gift, everybody else falls one level. The month of a rise does not
 * count. A repeat changes nothing more, because a fall begins the next month.
 */
export async function keepLevels(parts: LevelParts, until: Date): Promise<void> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.vip) return;
  if (await countPlay(parts)) throw new Unknown("rounds of the month are not counted yet");
  let after = "";
  for (;;) {
    const at = clock.now();
    const rows = await store.inMerchant(code, async (tx) => {
      const terms = await levelTermsOf(tx, merchant, at);
      const month = monthOf(new Date(until.getTime() - DAY_MS), terms.timeZone);
      const page = await readPage(tx, { merchant: code, month, after, at });
      for (const row of page) await keep(parts, tx, { row, terms, month, at });
      return page;
    });
    const last = rows.at(-1);
    if (rows.length < ROWS_MAX || !last) break;
    after = last.member;
  }
  await payGifts(parts);
}

async function readPage(
  tx: Transaction,
  { merchant, month, after, at }: { merchant: string; month: string; after: string; at: Date },
): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select l.member, l.level, l.keep_from, coalesce(p.valid_bet, 0) as valid_bet,
      gift_receiver(${merchant}, l.member, ${at.toISOString()}::timestamptz) as is_open
    from member_levels l
    left join level_periods p on p.merchant = l.merchant and p.member = l.member
      and p.period = ${month}
    where l.merchant = ${merchant} and l.level > 0 and l.member > ${after}
    order by l.member limit ${ROWS_MAX} for update of l`);
  return rows;
}

async function keep(
  parts: LevelParts,
  tx: Transaction,
  { row, terms, month, at }: { row: Row; terms: LevelTerms; month: string; at: Date },
): Promise<void> {
  const { member, level, keep_from: keepFrom } = row;
  // A break costs no level.
  if (!row.is_open) return;
  const own = terms.levels.findLast((one) => one.level <= level);
  if (!own) return;
  const isKept = BigInt(row.valid_bet) >= own.keepValidBet;
  if (!isKept && keepFrom <= month) {
    const who = { merchant: parts.merchant.code, member };
    const fall = { to: level - 1, at, configVersion: terms.version, keepFrom: monthAfter(month) };
    const number = await changeLevel(tx, who, fall);
    await tellLevel(parts, tx, { ...who, at, level: fall.to, number, isFall: true });
    return;
  }
  if (!isKept) return;
  const gift = { kind: "levelMonth", rule: "levelMonth", period: month } as const;
  await offerGift(tx, parts, { terms, at, member }, { ...gift, amount: own.monthlyGift });
}
