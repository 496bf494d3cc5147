import { and, isNull } from "drizzle-orm";
import type { agentLinkEnd } from "../../contract/agents/links.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { agentLinks } from "../../store/schema/agent-link.ts";
import { ownLink } from "./save-link.ts";

/** Switches the agent's own link off for good. Again, it changes nothing. */
export async function endLink(
  context: Context,
  { code }: InputOf<typeof agentLinkEnd>,
): Promise<Record<string, never>> {
  const { store, merchant, clock } = context;
  const { memberId } = requireActor(context);
  const own = ownLink(merchant.code, memberId, code);
  await store.inMerchant(merchant.code, async (tx) => {
    const ended = await tx
      .update(agentLinks)
      .set({ switchedOffAt: clock.now() })
      .where(and(own, isNull(agentLinks.switchedOffAt)))
      .returning({ code: agentLinks.code });
    const [link] = ended;
    if (link) {
      return record(context, tx, { action: "agentLinkEnd", memberId, details: link });
    }
    if ((await tx.$count(agentLinks, own)) === 0) {
      throw new Refusal("unknown_link", { field: "code", status: 404 });
    }
  });
  return {};
}
