import { sql } from "drizzle-orm";
import { newId } from "../../core/access/token.ts";
import type { Random } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";

export type AwardRow = typeof awards.$inferSelect;

export type NewAward = Pick<
  AwardRow,
  "merchant" | "rule" | "member" | "period" | "kind" | "amount" | "multiple" | "configVersion"
> & {
  points?: number;
  spins?: AwardRow["spins"];
  at: Date;
  expiresAt?: Date | null;
  campaign?: string | null;
  /** Without it, the cash. */
  cost?: bigint;
};

/** A new award's row, with an id of its own. */
export const rowOf = (
  random: Random,
  { at, points = 0, spins = null, expiresAt = null, campaign = null, ...award }: NewAward,
) => ({
  ...{ cost: award.amount, ...award, points, spins, expiresAt, campaign },
  ...{ reachedAt: at, id: newId(random) },
});

/**
 * Writes what a member reached, once per rule and period. One that was taken back is reached again,
 * with the new terms. Null when it was there already.
 */
export async function reachAward(
  tx: Transaction,
  random: Random,
  award: NewAward,
): Promise<AwardRow | null> {
  const row = rowOf(random, award);
  const { merchant, rule, member, period, kind, id, ...terms } = row;
  const [reached] = await tx
    .insert(awards)
    .values(row)
    .onConflictDoUpdate({
      target: [awards.merchant, awards.rule, awards.member, awards.period],
      set: { ...terms, state: "REACHED", takenBackAt: null },
      setWhere: sql`${awards.state} = 'TAKEN_BACK'`,
    })
    .returning();
  return reached ?? null;
}
