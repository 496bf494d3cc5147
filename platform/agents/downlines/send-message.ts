import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { downlineMessage } from "../../contract/agents/downlines.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { keyOf, type Limit, takeEach } from "../../core/limits/attempt-limit.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { holdAgent } from "../access/hold-agent.ts";
import { requireBelow } from "../access/require-below.ts";

const BY_AGENT: Limit = { name: "agent-messages", points: 60, durationSeconds: 60 * 60 };
const TO_MEMBER: Limit = { name: "agent-messages-to", points: 5, durationSeconds: 60 * 60 };

/**
 * Writes a message of the agent's to somebody below, at any depth. Refuses everybody else with
 * unknown_downline, and beyond the limits with too_many_attempts. The same key again writes nothing;
 * with other words it is refused with key_reused. It does not reach somebody on a break, and the agent
 * is not told, because a break is nobody else's business.
 */
export async function sendMessage(
  context: Context,
  { account, subject, text }: InputOf<typeof downlineMessage>,
): Promise<Record<string, never>> {
  const { memberId } = requireActor(context);
  const { store, merchant, idempotencyKey = "" } = context;
  const { code } = merchant;
  const self = { merchant: code, agent: memberId };
  const { member: to } = await store.reading(code, (reader) => requireBelow(reader, self, account));
  await takeEach(context, [
    [TO_MEMBER, keyOf(code, memberId, to.id)],
    [BY_AGENT, keyOf(code, memberId)],
  ]);
  return store.inMerchant(code, async (tx) => {
    await holdAgent(context, tx);
    // The tree may have changed before the lock.
    await requireBelow(tx, self, account);
    const [agent] = await tx
      .select({ account: members.username })
      .from(members)
      .where(and(eq(members.merchant, code), eq(members.id, memberId)));
    const details = { from: agent!.account, subject, text };
    const id = idOf(memberId, idempotencyKey ?? "");
    const isTwin = and(eq(messages.merchant, code), eq(messages.id, id));
    const [twin] = await tx.select().from(messages).where(isTwin);
    if (twin) {
      const { subject: before, text: words } = twin.details;
      const isSame = twin.memberId === to.id && before === subject && words === text;
      if (!isSame) throw new Refusal("key_reused", { status: 409 });
      return {};
    }
    await writeMessage(context, tx, to.id, "agentMessage", details, id);
    const entry = { to: to.username, message: id };
    await record(context, tx, { action: "agentMessage", memberId, details: entry });
    return {};
  });
}

/** A request's message has one id, however often it is sent. */
const idOf = (agent: string, key: string) =>
  createHash("sha256").update(`${agent}\n${key}`).digest("base64url").slice(0, 22);
