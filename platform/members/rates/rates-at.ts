import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Rates } from "../../contract/agents/rate-categories.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import type { Reader } from "../../store/open-store.ts";
import { memberRates } from "../../store/schema/member-rates.ts";
import { memberTree } from "../../store/schema/tree.ts";

export type At = { merchant: string; at: Date };

/** The rates of these members that were in force at an instant, by member. */
export async function ratesAt(
  reader: Reader,
  { merchant, at }: At,
  members: readonly string[],
): Promise<Map<string, Rates>> {
  const { member, category, version, rateBp, effectiveFrom } = memberRates;
  const all = new Map(members.map((one) => [one, { ...NO_RATES }]));
  if (all.size === 0) return all;
  const rows = await reader
    .selectDistinctOn([member, category], { member, category, rateBp })
    .from(memberRates)
    .where(
      and(
        eq(memberRates.merchant, merchant),
        inArray(member, [...all.keys()]),
        lte(effectiveFrom, at),
      ),
    )
    .orderBy(member, category, desc(version));
  for (const row of rows) all.get(row.member)![row.category] = row.rateBp;
  return all;
}

/** One member's rates that were in force at an instant. */
export async function ratesOf(reader: Reader, at: At, member: string): Promise<Rates> {
  return (await ratesAt(reader, at, [member])).get(member)!;
}

/** The rates of everybody above a member, the top agent first, and the member's own last. */
export async function ratesOfPath(reader: Reader, at: At, member: string): Promise<Rates[]> {
  const path = await reader
    .select({ id: memberTree.ancestor })
    .from(memberTree)
    .where(and(eq(memberTree.merchant, at.merchant), eq(memberTree.descendant, member)))
    .orderBy(desc(memberTree.depth));
  const rates = await ratesAt(
    reader,
    at,
    path.map(({ id }) => id),
  );
  return path.map(({ id }) => rates.get(id)!);
}
