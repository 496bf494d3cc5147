import { and, eq } from "drizzle-orm";
import type { agentLinkState } from "../../contract/agents/links.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { countAffiliateCheck } from "../../core/limits/address-limits.ts";
import { linkState } from "../../domain/agents/link-state.ts";
import { agentLinks } from "../../store/schema/agent-link.ts";
import { members } from "../../store/schema/merchant.ts";
import { codeKey } from "../affiliate/find-code.ts";

/** Whether a link is open at this merchant, within a limit per address. */
export async function showLinkState(
  context: Context,
  { code }: InputOf<typeof agentLinkState>,
): Promise<ValueOf<typeof agentLinkState>> {
  await countAffiliateCheck(context);
  const { store, merchant, clock } = context;
  const [found] = await store.reading(merchant.code, (reader) =>
    reader
      .select({ link: agentLinks, status: members.status })
      .from(agentLinks)
      .innerJoin(
        members,
        and(eq(members.merchant, agentLinks.merchant), eq(members.id, agentLinks.member)),
      )
      .where(and(eq(agentLinks.merchant, merchant.code), eq(agentLinks.code, codeKey(code)))),
  );
  if (found?.status !== "active") return { state: "off" };
  return { state: linkState(found.link, clock.now()) };
}
