import { count, desc } from "drizzle-orm";
import type { notices as noticesCall } from "../../contract/publishing/notices.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { notices } from "../../store/schema/notice.ts";
import { toNotice } from "./to-notice.ts";
import { executionsOf, isVisible } from "./visible-notices.ts";

/** One page of the notices that the caller may read, newest first. */
export async function listNotices(
  context: Context,
  { pageNo, pageSize, language }: InputOf<typeof noticesCall>,
): Promise<ValueOf<typeof noticesCall>> {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const visible = isVisible(context, await executionsOf(context, tx));
    const rows = await tx
      .select()
      .from(notices)
      .where(visible)
      .orderBy(desc(notices.publishedFrom), desc(notices.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [total] = await tx.select({ all: count() }).from(notices).where(visible);
    return {
      list: rows.flatMap((row) => toNotice(row, language)),
      totalPages: Math.ceil((total?.all ?? 0) / pageSize),
    };
  });
}
