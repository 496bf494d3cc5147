import { and, desc, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { memberTree } from "../../store/schema/tree.ts";

/** The accounts from directly below an agent down to a member of the team, the member included. */
export function trailOf(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  member: string,
): Promise<{ account: string }[]> {
  const above = alias(memberTree, "above");
  return reader
    .select({ account: members.username })
    .from(above)
    .innerJoin(
      memberTree,
      and(
        eq(memberTree.merchant, merchant),
        eq(memberTree.ancestor, agent),
        eq(memberTree.descendant, above.ancestor),
        gt(memberTree.depth, 0),
      ),
    )
    .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, above.ancestor)))
    .where(and(eq(above.merchant, merchant), eq(above.descendant, member)))
    .orderBy(desc(above.depth));
}
