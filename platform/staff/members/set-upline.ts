import { isDeepStrictEqual } from "node:util";
import { endOnMove } from "../../agents/contracts/end-on-move.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { lowerRates } from "../../domain/agents/rates.ts";
import { type At, ratesAt } from "../../members/rates/rates-at.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, findNamed, type Named } from "./as-staff-of-member.ts";

/**
 * Puts a member directly under an agent, or under none; contracts with the upline before end. Refuses
 * an account that is no agent (not_agent), an agent below the member (upline_loop), more than 100
 * levels (upline_deep), and an agent with lower rates than the member's (upline_rates).
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
    const at = { merchant, at: writer.clock.now() };
    await moveInTree(tx, merchant, { ...at, member: member.id, parent: agent?.id ?? null });
    if (agent) await requireNoMore(tx, at, member.id, agent.id);
    await endOnMove(writer, tx, member.id);
  });
}

/** Nobody may have more than the agent above. */
async function requireNoMore(tx: Transaction, at: At, member: string, agent: string) {
  const rates = await ratesAt(tx, at, [member, agent]);
  const own = rates.get(member)!;
  if (isDeepStrictEqual(lowerRates(own, rates.get(agent)!), own)) return;
  throw new Refusal("upline_rates", { field: "upline" });
}
