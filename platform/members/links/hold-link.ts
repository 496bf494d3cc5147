import { and, eq, sql } from "drizzle-orm";
import type { Rates } from "../../contract/agents/rate-categories.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { linkState } from "../../domain/agents/link-state.ts";
import { lowerRates, NOTHING_SET } from "../../domain/agents/rates.ts";
import type { Transaction } from "../../store/open-store.ts";
import { agentJoins, agentLinks } from "../../store/schema/agent-link.ts";
import { members } from "../../store/schema/merchant.ts";
import { codeKey } from "../affiliate/find-code.ts";
import { ratesOf } from "../rates/rates-at.ts";
import { setRates } from "../rates/set-rates.ts";
import { holdTree } from "../tree/hold-tree.ts";
import { requireRoom } from "../tree/require-room.ts";

/** A link that a newcomer uses, with what it gives now. */
export type HeldLink = { code: string; agent: string; type: number; rates: Rates };

const PLAYER = 0;
const AGENT_BELOW = 2;

/**
 * Locks the link of a newcomer, so that nobody else takes its last use meanwhile. It gives the lower
 * of its rates and the agent's present ones. Null without a code. Refuses a link that is over, or
 * whose agent is no more or not allowed, with agent_link_over and the reason.
 */
export async function holdLink(
  context: Context,
  tx: Transaction,
  typed: string | undefined,
): Promise<HeldLink | null> {
  const { merchant, clock } = context;
  if (!typed?.trim()) return null;
  if (!(await isAllowed(context, "agents"))) throw over("off");
  const at = { merchant: merchant.code, at: clock.now() };
  await holdTree(tx, at.merchant);
  const [link] = await tx
    .select()
    .from(agentLinks)
    .where(and(eq(agentLinks.merchant, at.merchant), eq(agentLinks.code, codeKey(typed))))
    .for("no key update");
  if (!link) throw over("off");
  const state = linkState(link, at.at);
  if (state !== "open") throw over(state);
  // The agent's rates do not fall before the newcomer has theirs.
  const [agent] = await tx
    .select({ status: members.status, type: members.type })
    .from(members)
    .where(and(eq(members.merchant, at.merchant), eq(members.id, link.member)))
    .for("share");
  if (agent?.status !== "active" || !isAgentType(agent.type)) throw over("off");
  await requireRoom(tx, at.merchant, link.member);
  const own = await ratesOf(tx, at, link.member);
  return {
    ...{ code: link.code, agent: link.member, rates: lowerRates(link.rates, own) },
    type: link.type === "agent" ? AGENT_BELOW : PLAYER,
  };
}

const over = (state: string) =>
  new Refusal("agent_link_over", { field: "agentLink", details: { state }, status: 409 });

/** Counts the use of a held link, and gives the newcomer its rates. */
export async function countLink(
  { merchant, clock }: Context,
  tx: Transaction,
  member: string,
  { code, agent, rates }: HeldLink,
): Promise<void> {
  const at = { merchant: merchant.code, at: clock.now() };
  await tx
    .update(agentLinks)
    .set({ uses: sql`${agentLinks.uses} + 1` })
    .where(and(eq(agentLinks.merchant, at.merchant), eq(agentLinks.code, code)));
  await tx.insert(agentJoins).values({ merchant: at.merchant, member, code, joinedAt: at.at });
  await setRates(tx, at, { member, rates, before: NOTHING_SET, by: agent });
}
