import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";

type Reached = { merchant: string; rule: string; member: string; period: string; at: Date };

/**
 * Takes back an award that is not issued yet, such as after a correction of its rounds. True when
 * there was one; what is issued stays.
 */
export async function takeBackAward(
  tx: Transaction,
  { merchant, rule, member, period, at }: Reached,
): Promise<boolean> {
  const taken = await tx
    .update(awards)
    .set({ state: "TAKEN_BACK", takenBackAt: at })
    .where(
      and(
        eq(awards.merchant, merchant),
        eq(awards.rule, rule),
        eq(awards.member, member),
        eq(awards.period, period),
        eq(awards.state, "REACHED"),
      ),
    )
    .returning({ id: awards.id });
  return taken.length > 0;
}
