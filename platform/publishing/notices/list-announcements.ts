import { and, arrayOverlaps, desc } from "drizzle-orm";
import {
  type announcements,
  NOTICE_PURPOSES,
  type NoticeType,
} from "../../contract/publishing/notices.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { reachable } from "../../core/outbox/purpose.ts";
import type { Reader } from "../../store/open-store.ts";
import { notices } from "../../store/schema/notice.ts";
import { toNotice } from "./to-notice.ts";
import { executionsOf, isVisible } from "./visible-notices.ts";

const MOST = 100;

/**
 * The notices that show without a request, newest first, one list per requested place. `execution`
 * never widens what the caller may see. None pops up where the law lets none, and a member on a break
 * gets no promotion.
 */
export async function listAnnouncements(
  context: Context,
  input: InputOf<typeof announcements>,
): Promise<ValueOf<typeof announcements>> {
  const { store, merchant } = context;
  const mayPopUp = await isAllowed(context, "promotionalPopup");
  const { rows, mayPromote } = await store.reading(merchant.code, async (reader) => {
    const own = await executionsOf(context, reader);
    const wanted = own.filter((code) => !input.execution || code === input.execution);
    if (wanted.length === 0) return { rows: [], mayPromote: false };
    const rows = await reader
      .select()
      .from(notices)
      .where(and(isVisible(context, wanted), arrayOverlaps(notices.types, input.types)))
      .orderBy(desc(notices.publishedFrom), desc(notices.id))
      .limit(MOST);
    return { rows, mayPromote: await reaches(context, reader, rows) };
  });
  const list = rows.flatMap((row) => toNotice(row, input.language));
  const at = (type: NoticeType) =>
    input.types.includes(type) && (mayPromote || NOTICE_PURPOSES[type] === "service")
      ? list.filter(({ types }) => types.includes(type))
      : [];
  return {
    player: at("PL"),
    banners: at("B"),
    popup: mayPopUp ? at("PU") : [],
    promotion: at("PR"),
    home: at("H"),
  };
}

/** True when promotions among these notices may reach the caller. Asked only where there are any. */
async function reaches(
  { actor, merchant, clock }: Context,
  reader: Reader,
  rows: readonly { types: readonly NoticeType[] }[],
): Promise<boolean> {
  const isPromotion = (type: NoticeType) => NOTICE_PURPOSES[type] === "promotion";
  if (!actor || !rows.some(({ types }) => types.some(isPromotion))) return true;
  const told = { merchant: merchant.code, purpose: "promotion", now: clock.now() } as const;
  return (await reachable(reader, told, [actor.memberId])).has(actor.memberId);
}
