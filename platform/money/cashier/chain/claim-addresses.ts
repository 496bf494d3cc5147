import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../store/open-store.ts";
import { chainAddresses, chainHolders } from "../../../store/schema/chain.ts";

type Claim = Pick<typeof chainAddresses.$inferInsert, "merchant" | "chain" | "memberId"> & {
  addresses: readonly string[];
};

/**
 * Stores addresses for a merchant and returns how many are new. Leaves out those that it has, and
 * those of another merchant: the same arrival would be credited at both.
 */
export async function claimAddresses(
  tx: Transaction,
  { merchant, addresses, ...more }: Claim,
): Promise<number> {
  // In one order, so that two claims never wait for each other.
  const claimed = [...new Set(addresses)].sort();
  const holders = claimed.map((address) => ({ address, holder: merchant }));
  await tx.insert(chainHolders).values(holders).onConflictDoNothing();
  const isOwn = and(eq(chainHolders.holder, merchant), inArray(chainHolders.address, claimed));
  const own = await tx.select({ address: chainHolders.address }).from(chainHolders).where(isOwn);
  if (own.length === 0) return 0;
  const rows = own.map(({ address }) => ({ merchant, address, ...more }));
  const added = await tx.insert(chainAddresses).values(rows).onConflictDoNothing().returning();
  return added.length;
}
