import { and, asc, eq } from "drizzle-orm";
import type { PointType } from "../../../../../contract/club/points.ts";
import { formatAmount, parseAmount } from "../../../../../domain/money.ts";
import { pointRules } from "../../../../../store/schema/club.ts";
import type { Section } from "../../section.ts";

/** What earns a point, by type. A rule that goes is deleted; the versions keep it. */
export const points: Section = {
  name: "points",
  isMoney: () => true,
  wanted: ({ points: rules }) => (rules ? new Map(Object.entries(rules)) : null),
  async read(tx, merchant) {
    const own = eq(pointRules.merchant, merchant);
    const rows = await tx.select().from(pointRules).where(own).orderBy(asc(pointRules.type));
    return new Map(rows.map(({ type, amountPerPoint }) => [type, formatAmount(amountPerPoint)]));
  },
  async write(tx, merchant, changes) {
    for (const [key, value] of changes) {
      const type = key as PointType;
      if (value === null) {
        const own = and(eq(pointRules.merchant, merchant), eq(pointRules.type, type));
        await tx.delete(pointRules).where(own);
        continue;
      }
      const row = { amountPerPoint: parseAmount(value as string)! };
      await tx
        .insert(pointRules)
        .values({ merchant, type, ...row })
        .onConflictDoUpdate({ target: [pointRules.merchant, pointRules.type], set: row });
    }
  },
};
