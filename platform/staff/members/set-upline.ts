import { and, eq } from "drizzle-orm";
import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, findNamed, type Named } from "./as-staff-of-member.ts";

/** No tree of agents is deeper. It bounds every walk upwards. */
const DEPTH_MAX = 100;

/**
 * Puts a member directly under an agent, or under none. Refuses an account that is no agent
 * (not_agent) and an agent below the member (upline_loop).
 */
export async function setUpline(
  staff: StaffContext,
  { upline, ...named }: Named & { upline: string | null },
): Promise<void> {
  const { merchant } = named;
  const agent =
    upline === null ? null : await findNamed(staff.store, { merchant, account: upline });
  if (agent && !isAgentType(agent.type)) throw new Refusal("not_agent", { field: "upline" });
  const entry = { action: "memberUpline", details: { upline: agent?.username ?? "" } };
  await asStaffOfMember(staff, named, entry, async (tx, member) => {
    if (agent && (await isAbove(tx, merchant, member.id, agent.id))) {
      throw new Refusal("upline_loop", { field: "upline" });
    }
    await tx
      .update(members)
      .set({ parentId: agent?.id ?? null })
      .where(and(eq(members.merchant, merchant), eq(members.id, member.id)));
  });
}

/** True when `upper` is `lower` or anywhere above it. */
async function isAbove(tx: Transaction, merchant: string, upper: string, lower: string) {
  let at: string | null = lower;
  for (let depth = 0; at && depth < DEPTH_MAX; depth += 1) {
    if (at === upper) return true;
    const [row]: { parentId: string | null }[] = await tx
      .select({ parentId: members.parentId })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, at)));
    at = row?.parentId ?? null;
  }
  return false;
}
