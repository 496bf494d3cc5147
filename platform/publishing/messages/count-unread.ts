import { and, count, eq, isNull, sql } from "drizzle-orm";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { prepared } from "../../store/open-store.ts";
import { messages } from "../../store/schema/notice.ts";

export async function countUnread(context: Context): Promise<{ unread: number }> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const asked = { merchant: merchant.code, memberId };
  const [row] = await store.reading(merchant.code, (reader) => unread(reader).execute(asked));
  return { unread: row?.unread ?? 0 };
}

const unread = prepared((reader) =>
  reader
    .select({ unread: count() })
    .from(messages)
    .where(
      and(
        eq(messages.merchant, sql.placeholder("merchant")),
        eq(messages.memberId, sql.placeholder("memberId")),
        isNull(messages.readAt),
        isNull(messages.deletedAt),
      ),
    )
    .prepare("unread_messages"),
);
