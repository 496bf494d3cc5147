import { and, asc, eq } from "drizzle-orm";
import type { MerchantFile } from "../../../../../contract/staff/merchant/merchant-file.ts";
import { formatAmount, parseAmount } from "../../../../../domain/money.ts";
import { vipLevels } from "../../../../../store/schema/club.ts";
import type { Section } from "../../section.ts";
import { numbered } from "./numbered.ts";
import { requireWhole } from "./require-whole.ts";

type Level = Omit<NonNullable<MerchantFile["levels"]>[number], "level">;

const NO_REBATE = { slots: 0, live: 0, sports: 0, fish: 0, pvp: 0, cockfight: 0 };

/**
 * The VIP levels by their numbers. No row refers to one, and the versions keep its terms, so a level
 * that goes is deleted. Its members then stand on the one below.
 */
export const levels: Section = {
  name: "levels",
  isMoney: () => true,
  wanted: ({ levels: list }) =>
    list ? new Map(list.map(({ level, ...terms }) => [String(level), terms])) : null,
  async read(tx, merchant) {
    const own = eq(vipLevels.merchant, merchant);
    const rows = await tx.select().from(vipLevels).where(own).orderBy(asc(vipLevels.level));
    return new Map(
      rows.map(({ level, icon, words, rebate, ...row }): [string, Level] => [
        String(level),
        {
          ...{ icon, words },
          rebate: { ...NO_REBATE, ...rebate },
          validBet: formatAmount(row.validBet),
          deposits: formatAmount(row.deposits),
          keepValidBet: formatAmount(row.keepValidBet),
          upgradeGift: formatAmount(row.upgradeGift),
          weeklyGift: formatAmount(row.weeklyGift),
          monthlyGift: formatAmount(row.monthlyGift),
          birthdayGift: formatAmount(row.birthdayGift),
        },
      ]),
    );
  },
  async write(tx, merchant, changes) {
    for (const [key, value] of changes) {
      const level = Number(key);
      if (value === null) {
        const own = and(eq(vipLevels.merchant, merchant), eq(vipLevels.level, level));
        await tx.delete(vipLevels).where(own);
        continue;
      }
      const { icon, words, rebate, ...terms } = value as Level;
      const row = {
        ...{ icon, words, rebate },
        validBet: parseAmount(terms.validBet)!,
        deposits: parseAmount(terms.deposits)!,
        keepValidBet: parseAmount(terms.keepValidBet)!,
        upgradeGift: parseAmount(terms.upgradeGift)!,
        weeklyGift: parseAmount(terms.weeklyGift)!,
        monthlyGift: parseAmount(terms.monthlyGift)!,
        birthdayGift: parseAmount(terms.birthdayGift)!,
      };
      await tx
        .insert(vipLevels)
        .values({ merchant, level, ...row })
        .onConflictDoUpdate({ target: [vipLevels.merchant, vipLevels.level], set: row });
    }
    requireWhole("levels", numbered("level", await levels.read(tx, merchant)));
  },
};
