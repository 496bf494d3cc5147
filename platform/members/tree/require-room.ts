import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { memberTree } from "../../store/schema/tree.ts";

/** A tree has 100 levels at most. */
const LEVELS_MAX = 100;

/** Refuses with upline_deep a place below the last level of the tree. */
export async function requireRoom(
  tx: Transaction,
  merchant: string,
  parent: string,
): Promise<void> {
  const above = and(
    eq(memberTree.merchant, merchant),
    eq(memberTree.descendant, parent),
    gt(memberTree.depth, 0),
  );
  if ((await tx.$count(memberTree, above)) >= LEVELS_MAX - 1) {
    throw new Refusal("upline_deep", { status: 409 });
  }
}
