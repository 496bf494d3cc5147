import { lt, sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { bonusUses } from "../../store/schema/bonus.ts";

/** Counts one use of a code. Returns false when none is left, also to one of two members at once. */
export async function takeUse(
  tx: Transaction,
  { merchant, term }: { merchant: string; term: string },
  most: number,
): Promise<boolean> {
  const taken = await tx
    .insert(bonusUses)
    .values({ merchant, term, uses: 1 })
    .onConflictDoUpdate({
      target: [bonusUses.merchant, bonusUses.term],
      set: { uses: sql`${bonusUses.uses} + 1` },
      setWhere: lt(bonusUses.uses, most),
    })
    .returning({ uses: bonusUses.uses });
  return taken.length > 0;
}
