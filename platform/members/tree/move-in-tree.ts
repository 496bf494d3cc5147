import { sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Puts a member, with all below, directly under another member or under none. Teams count the move
 * from the next day of the merchant's zone on. Refuses a place below the member itself (upline_loop)
 * and a tree of more than 100 levels (upline_deep).
 */
export async function moveInTree(
  tx: Transaction,
  merchant: string,
  { member, parent, at }: { member: string; parent: string | null; at: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ outcome: "MOVED" | "LOOP" | "DEEP" }>(
    sql`select member_tree_move(${merchant}, ${member}, ${parent}, ${at.toISOString()}) as outcome`,
  );
  const { outcome } = rows[0]!;
  if (outcome === "LOOP") throw new Refusal("upline_loop", { field: "upline" });
  if (outcome === "DEEP") throw new Refusal("upline_deep", { field: "upline" });
}
