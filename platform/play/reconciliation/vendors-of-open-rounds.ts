import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { rounds } from "../../store/schema/round.ts";

/** The vendor of each open round of the merchant, from the index of open rounds. */
export async function vendorsOfOpenRounds(tx: Transaction, merchant: string): Promise<string[]> {
  const open = and(eq(rounds.merchant, merchant), eq(rounds.state, "OPEN"));
  const rows = await tx.select({ vendor: rounds.vendor }).from(rounds).where(open);
  return rows.map(({ vendor }) => vendor);
}
