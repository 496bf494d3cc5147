import { and, eq } from "drizzle-orm";
import type { Notice, noticeOne } from "../../contract/publishing/notices.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { notices } from "../../store/schema/notice.ts";
import { toNotice } from "./to-notice.ts";
import { executionsOf, isVisible } from "./visible-notices.ts";

/** One notice that the caller may read now. Refuses any other with no_such_notice. */
export async function getNotice(
  context: Context,
  { id, language }: InputOf<typeof noticeOne>,
): Promise<Notice> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, async (tx) =>
    tx
      .select()
      .from(notices)
      .where(and(isVisible(context, await executionsOf(context, tx)), eq(notices.id, id))),
  );
  const [notice] = rows.flatMap((row) => toNotice(row, language));
  if (!notice) throw new Refusal("no_such_notice", { status: 404 });
  return notice;
}
