import { and, eq } from "drizzle-orm";
import type { messageDelete } from "../../contract/publishing/messages.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { messages } from "../../store/schema/notice.ts";

/**
 * Hides a message from its member; doing it again changes nothing. Refuses another member's with
 * unknown_message.
 */
export async function deleteMessage(
  context: Context,
  { id }: InputOf<typeof messageDelete>,
): Promise<null> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const own = and(
    eq(messages.merchant, merchant.code),
    eq(messages.memberId, memberId),
    eq(messages.id, id),
  );
  const deleted = await store.inMerchant(merchant.code, (tx) =>
    tx.update(messages).set({ deletedAt: clock.now() }).where(own).returning({ id: messages.id }),
  );
  if (deleted.length === 0) throw new Refusal("unknown_message", { status: 404 });
  return null;
}
