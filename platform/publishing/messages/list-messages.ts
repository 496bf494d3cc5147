import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { messages as messagesCall } from "../../contract/publishing/messages.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import type { Reader } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";

const PAGE_SIZE = 10;

/** The member's own messages, newest first. Marks the listed ones as read. */
export async function listMessages(
  context: Context,
  input: InputOf<typeof messagesCall>,
): Promise<ValueOf<typeof messagesCall>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const own = and(
    eq(messages.merchant, merchant.code),
    eq(messages.memberId, memberId),
    isNull(messages.deletedAt),
  );
  const [rows, [total], wantsLetters] = await store.reading(merchant.code, async (reader) => [
    await reader
      .select()
      .from(messages)
      .where(own)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE),
    await reader.select({ all: count() }).from(messages).where(own),
    await wishOf(context, reader, memberId),
  ]);
  const ids = rows.filter((row) => !row.readAt).map((row) => row.id);
  if (ids.length > 0) {
    const unread = and(own, inArray(messages.id, ids), isNull(messages.readAt));
    await store.inMerchant(merchant.code, (tx) =>
      tx.update(messages).set({ readAt: clock.now() }).where(unread),
    );
  }
  const list = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    details: row.details,
    time: row.createdAt.getTime(),
    isRead: row.readAt !== null,
  }));
  return { list, totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE), wantsLetters };
}

/** The member's word about letters of the club, or what the law presumes without one. */
async function wishOf(context: Context, reader: Reader, memberId: string): Promise<boolean> {
  const { marketing } = policyOfRow(await rowOfMerchant(context.store, context.merchant));
  const [row] = await reader
    .select({ word: members.wantsLetters })
    .from(members)
    .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)));
  return row?.word ?? !marketing.needsOptIn;
}
