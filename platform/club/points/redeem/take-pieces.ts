import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { rewards } from "../../../store/schema/club.ts";

type Asked = { merchant: string; reward: string; quantity: number };

/**
 * Takes pieces of a good off the shelf in one statement, so no piece is promised twice, and returns the
 * good. Refuses with unknown_reward, and with out_of_stock, which says how many are left.
 */
export async function takePieces(tx: Transaction, { merchant, reward, quantity }: Asked) {
  const own = isGood(merchant, reward);
  const [taken] = await tx
    .update(rewards)
    .set({ taken: sql`${rewards.taken} + ${quantity}` })
    .where(and(own, sql`${rewards.stock} - ${rewards.taken} >= ${quantity}`))
    .returning();
  if (taken) return taken;
  const [good] = await tx
    .select({ left: sql<number>`greatest(${rewards.stock} - ${rewards.taken}, 0)::int` })
    .from(rewards)
    .where(own);
  if (!good) throw new Refusal("unknown_reward", { status: 404 });
  throw new Refusal("out_of_stock", { field: "quantity", details: { count: good.left } });
}

/** Puts pieces back on the shelf. */
export async function returnPieces(
  tx: Transaction,
  { merchant, reward, quantity }: Asked,
): Promise<void> {
  await tx
    .update(rewards)
    .set({ taken: sql`${rewards.taken} - ${quantity}` })
    .where(and(eq(rewards.merchant, merchant), eq(rewards.id, reward)));
}

const isGood = (merchant: string, reward: string) =>
  and(
    eq(rewards.merchant, merchant),
    eq(rewards.id, reward),
    eq(rewards.kind, "GOODS"),
    eq(rewards.isEnabled, true),
  );
