import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import type { wageringRequirements } from "../../store/schema/wagering.ts";

type NewRequirement = Pick<
  typeof wageringRequirements.$inferInsert,
  "merchant" | "id" | "memberId" | "amount" | "openedAt" | "contribution"
> & {
  /** The database opens a vendor's bonus' own (`bonus_book`). */
  source: "deposit" | "transfer" | "points" | "award" | "promo";
  /** How often the credit must be bet before it can be withdrawn; by default once (domain.md 6.1, 6.9). */
  times?: number;
  /** The valid bet that closes it, where it is not the credit as many times. */
  required?: bigint;
};

/**
 * Opens the wagering requirement of a credit, in the credit's transaction and before its money
 * moves. A purse that is empty then ends the earlier ones. Once per id.
 */
export async function openRequirement(
  tx: Transaction,
  { times = 1, ...credit }: NewRequirement,
): Promise<void> {
  const { merchant, id, memberId, source, amount, openedAt, contribution } = credit;
  const { required = amount * BigInt(times) } = credit;
  const counts = contribution ? JSON.stringify(contribution) : null;
  await tx.execute(sql`select wagering_open(${merchant}, ${id}, ${memberId}, ${source}, ${amount},
    ${required}, ${counts}::jsonb, ${openedAt.toISOString()}::timestamptz)`);
}
