import { and, eq } from "drizzle-orm";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { holdTree } from "../../members/tree/hold-tree.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";

/**
 * Keeps the agent's place in the tree and the own rates until the transaction ends, and returns the
 * agent's id. Requests of one agent follow each other.
 */
export async function holdAgent(context: Context, tx: Transaction): Promise<string> {
  const { memberId } = requireActor(context);
  const merchant = context.merchant.code;
  await holdTree(tx, merchant);
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for("no key update");
  return memberId;
}
