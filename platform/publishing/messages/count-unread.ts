import { and, count, eq, isNull } from "drizzle-orm";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { messages } from "../../store/schema/notice.ts";

export async function countUnread(context: Context): Promise<{ unread: number }> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ unread: count() })
      .from(messages)
      .where(
        and(
          eq(messages.merchant, merchant.code),
          eq(messages.memberId, memberId),
          isNull(messages.readAt),
        ),
      ),
  );
  return { unread: row?.unread ?? 0 };
}
