import { and, desc, eq } from "drizzle-orm";
import {
  RATE_CATEGORIES,
  type RateCategory,
  type Rates,
} from "../../contract/agents/rate-categories.ts";
import type { Transaction } from "../../store/open-store.ts";
import { memberRates } from "../../store/schema/member-rates.ts";
import type { At } from "./rates-at.ts";

type Change = { member: string; rates: Rates; before: Rates; by: string };

/**
 * Adds a version of each rate that differs from `before`, in force from `at`. The caller has locked
 * the member's row and checked the rates.
 */
export async function setRates(
  tx: Transaction,
  { merchant, at }: At,
  { member, rates, before, by }: Change,
): Promise<void> {
  for (const category of RATE_CATEGORIES) {
    if (rates[category] === before[category]) continue;
    const last = await lastVersion(tx, { merchant, member, category });
    await tx.insert(memberRates).values({
      ...{ merchant, member, category, rateBp: rates[category], setBy: by },
      version: (last?.version ?? 0) + 1,
      // The clocks of two servers differ a little; versions follow each other all the same.
      effectiveFrom: last && last.effectiveFrom > at ? last.effectiveFrom : at,
    });
  }
}

async function lastVersion(
  tx: Transaction,
  of: { merchant: string; member: string; category: RateCategory },
) {
  const { version, effectiveFrom } = memberRates;
  const [last] = await tx
    .select({ version, effectiveFrom })
    .from(memberRates)
    .where(
      and(
        eq(memberRates.merchant, of.merchant),
        eq(memberRates.member, of.member),
        eq(memberRates.category, of.category),
      ),
    )
    .orderBy(desc(version))
    .limit(1);
  return last;
}
