import { sql } from "drizzle-orm";
import { policyOfRow } from "../../../core/guard.ts";
import { localDay } from "../../../domain/local-time.ts";
import { type LevelParts, levelTermsOf, offerGift } from "../level-terms.ts";
import { payGifts } from "./pay-gifts.ts";

/** A birthday is a present only to whoever is known a little. */
const DEPOSITS_MIN = 5;
/** It is bet once, whatever other gifts ask for. */
const MULTIPLE = 1;

/**
 * Offers the birthday gift of their level to members whose birthday is on the local day of `at`, after
 * five deposits, once a year. Whoever was born on the 29th of February has it on the 28th in other years.
 */
export async function giveBirthdays(parts: LevelParts, at: Date): Promise<void> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.vip) return;
  await store.inMerchant(code, async (tx) => {
    const now = clock.now();
    const terms = await levelTermsOf(tx, merchant, now);
    const day = localDay(at, terms.timeZone);
    const { rows } = await tx.execute<{ member: string; gift: string }>(sql`
      select m.id as member, v.birthday_gift as gift from members m
      join level_totals t on t.merchant = m.merchant and t.member = m.id
        and t.deposit_count >= ${DEPOSITS_MIN}
      left join member_levels l on l.merchant = m.merchant and l.member = m.id
      join vip_levels v on v.merchant = m.merchant and v.level = coalesce(l.level, 0)
        and v.birthday_gift > 0
      where m.merchant = ${code} and substr(m.profile ->> 'birthday', 6) = any (
          ${sql.param(birthdaysOn(day))}::text[])
        and gift_receiver(${code}, m.id, ${now.toISOString()}::timestamptz)
      order by m.id`);
    for (const { member, gift } of rows) {
      const award = { kind: "birthday", rule: "birthday", period: day.slice(0, 4) } as const;
      const offered = { ...award, amount: BigInt(gift), multiple: MULTIPLE };
      await offerGift(tx, parts, { terms, at: now, member }, offered);
    }
  });
  await payGifts(parts);
}

/** The birthdays "MM-dd" that are celebrated on a day. */
export function birthdaysOn(day: string): string[] {
  const own = day.slice(5);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(5, 10);
  return own === "02-28" && next === "03-01" ? [own, "02-29"] : [own];
}
