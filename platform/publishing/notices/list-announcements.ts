import { and, arrayOverlaps, desc } from "drizzle-orm";
import type { announcements, NoticeType } from "../../contract/publishing/notices.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { notices } from "../../store/schema/notice.ts";
import { toNotice } from "./to-notice.ts";
import { executionsOf, isVisible } from "./visible-notices.ts";

const MOST = 100;

/**
 * The notices that show without a request, newest first, one list per requested place. `execution`
 * never widens what the caller may see. None pops up where the law lets none.
 */
export async function listAnnouncements(
  context: Context,
  input: InputOf<typeof announcements>,
): Promise<ValueOf<typeof announcements>> {
  const { store, merchant } = context;
  const mayPopUp = await isAllowed(context, "promotionalPopup");
  const rows = await store.reading(merchant.code, async (reader) => {
    const own = await executionsOf(context, reader);
    const wanted = own.filter((code) => !input.execution || code === input.execution);
    if (wanted.length === 0) return [];
    return reader
      .select()
      .from(notices)
      .where(and(isVisible(context, wanted), arrayOverlaps(notices.types, input.types)))
      .orderBy(desc(notices.publishedFrom), desc(notices.id))
      .limit(MOST);
  });
  const list = rows.flatMap((row) => toNotice(row, input.language));
  const at = (type: NoticeType) =>
    input.types.includes(type) ? list.filter(({ types }) => types.includes(type)) : [];
  return {
    player: at("PL"),
    banners: at("B"),
    popup: mayPopUp ? at("PU") : [],
    promotion: at("PR"),
    home: at("H"),
  };
}
