import { sql } from "drizzle-orm";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { policyOfRow } from "../../../core/guard.ts";
import { weekOf } from "../../../domain/club/local-periods.ts";
import { countPlay } from "../count-play.ts";
import { type LevelParts, levelTermsOf, offerGift } from "../level-terms.ts";
import { payGifts } from "./pay-gifts.ts";

const ROWS_MAX = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Offers the gift of the week that ended on the day before `until` to members of a level that has one,
 * for a quarter of the valid bet that keeps the level in a month. Once a week, whoever repeats it.
 */
export async function giveWeek(parts: LevelParts, until: Date): Promise<void> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.vip) return;
  if (await countPlay(parts)) throw new Unknown("rounds of the week are not counted yet");
  let after = "";
  for (;;) {
    const at = clock.now();
    const page = await store.inMerchant(code, async (tx) => {
      const terms = await levelTermsOf(tx, merchant, at);
      const week = weekOf(new Date(until.getTime() - DAY_MS), terms.timeZone);
      const { rows } = await tx.execute<{ member: string; gift: string }>(sql`
        select l.member, v.weekly_gift as gift from member_levels l
        join vip_levels v on v.merchant = l.merchant and v.level = l.level and v.weekly_gift > 0
        join level_periods p on p.merchant = l.merchant and p.member = l.member
          and p.period = ${week} and p.valid_bet > 0 and p.valid_bet * 4 >= v.keep_valid_bet
        where l.merchant = ${code} and l.member > ${after}
          and gift_receiver(${code}, l.member, ${at.toISOString()}::timestamptz)
        order by l.member limit ${ROWS_MAX}`);
      for (const { member, gift } of rows) {
        const award = { kind: "levelWeek", rule: "levelWeek", period: week } as const;
        await offerGift(tx, parts, { terms, at, member }, { ...award, amount: BigInt(gift) });
      }
      return rows;
    });
    const last = page.at(-1);
    if (page.length < ROWS_MAX || !last) break;
    after = last.member;
  }
  await payGifts(parts);
}
