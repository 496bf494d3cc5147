import { and, asc, eq } from "drizzle-orm";
import type { MerchantFile } from "../../../../../contract/staff/merchant/merchant-file.ts";
import { formatAmount, parseAmount } from "../../../../../domain/money.ts";
import { affiliateTiers as tierTable } from "../../../../../store/schema/club.ts";
import type { Section } from "../../section.ts";
import { numbered } from "./numbered.ts";
import { requireWhole } from "./require-whole.ts";

type Tier = Omit<NonNullable<MerchantFile["affiliateTiers"]>[number], "tier">;

/** The affiliate plan by its tiers' numbers. A tier that goes is deleted; the versions keep its terms. */
export const affiliateTiers: Section = {
  name: "affiliateTiers",
  isMoney: () => true,
  wanted: ({ affiliateTiers: list }) =>
    list ? new Map(list.map(({ tier, ...terms }) => [String(tier), terms])) : null,
  async read(tx, merchant) {
    const own = eq(tierTable.merchant, merchant);
    const rows = await tx.select().from(tierTable).where(own).orderBy(asc(tierTable.tier));
    return new Map(
      rows.map(({ tier, revenueMin, activeMin, share }): [string, Tier] => [
        String(tier),
        { revenueMin: formatAmount(revenueMin), activeMin, share },
      ]),
    );
  },
  async write(tx, merchant, changes) {
    for (const [key, value] of changes) {
      const tier = Number(key);
      if (value === null) {
        const own = and(eq(tierTable.merchant, merchant), eq(tierTable.tier, tier));
        await tx.delete(tierTable).where(own);
        continue;
      }
      const { revenueMin, ...terms } = value as Tier;
      const row = { ...terms, revenueMin: parseAmount(revenueMin)! };
      await tx
        .insert(tierTable)
        .values({ merchant, tier, ...row })
        .onConflictDoUpdate({ target: [tierTable.merchant, tierTable.tier], set: row });
    }
    requireWhole("affiliateTiers", numbered("tier", await affiliateTiers.read(tx, merchant)));
  },
};
