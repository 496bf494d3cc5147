import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Reader } from "../../store/open-store.ts";
import { type MemberRow, members } from "../../store/schema/merchant.ts";
import { memberTree } from "../../store/schema/tree.ts";

/** A member below an agent; directly below at depth 1. */
export type Below = { member: MemberRow; depth: number };

/**
 * The member of that name below the agent, at any depth. Refuses everybody else with
 * unknown_downline, known or not: the agent itself, those above and beside, other merchants' members.
 */
export async function requireBelow(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  account: string,
): Promise<Below> {
  const [found] = await reader
    .select({ member: members, depth: memberTree.depth })
    .from(members)
    .innerJoin(
      memberTree,
      and(
        eq(memberTree.merchant, merchant),
        eq(memberTree.ancestor, agent),
        eq(memberTree.descendant, members.id),
        gt(memberTree.depth, 0),
      ),
    )
    .where(and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(account))));
  if (found) return found;
  throw new Refusal("unknown_downline", { field: "account", status: 404 });
}
