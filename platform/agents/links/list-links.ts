import { and, desc, eq } from "drizzle-orm";
import type { agentLinks as call } from "../../contract/agents/links.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { agentLinks } from "../../store/schema/agent-link.ts";
import { showLinks } from "./show-links.ts";

const PAGE_SIZE = 20;

/** The agent's own links, the newest first, twenty a page. */
export async function listLinks(
  context: Context,
  { pageNo }: InputOf<typeof call>,
): Promise<ValueOf<typeof call>> {
  const { store, merchant, clock } = context;
  const { memberId } = requireActor(context);
  const own = and(eq(agentLinks.merchant, merchant.code), eq(agentLinks.member, memberId));
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await tx
      .select()
      .from(agentLinks)
      .where(own)
      .orderBy(desc(agentLinks.createdAt), agentLinks.code)
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE);
    return {
      list: await showLinks(tx, merchant.code, rows, clock.now()),
      totalPages: Math.ceil((await tx.$count(agentLinks, own)) / PAGE_SIZE),
    };
  });
}
