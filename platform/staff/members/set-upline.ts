import { endOnMove } from "../../agents/contracts/end-on-move.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, findNamed, type Named } from "./as-staff-of-member.ts";

/**
 * Puts a member directly under an agent, or under none; contracts with the upline before end. Refuses an account that is no agent
 * (not_agent), an agent below the member (upline_loop) and more than 100 levels (upline_deep).
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
  await asStaffOfMember(staff, named, entry, async (tx, member, writer) => {
    const move = { member: member.id, parent: agent?.id ?? null, at: writer.clock.now() };
    await moveInTree(tx, merchant, move);
    await endOnMove(writer, tx, member.id);
  });
}
