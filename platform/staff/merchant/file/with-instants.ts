import type { MerchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { isTimeZone } from "../../../contract/wire/time-zone.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { transferTermsOf } from "../../../core/merchant/transfer-terms.ts";
import { dayStart } from "../../../core/work/slots.ts";

const DAYS = /^(-?\d+)d(?: (\d\d):(\d\d))?$/;
const MINUTE_MS = 60_000;

/**
 * The file with instants in place of the days that it counts from the merchant's first one. Refuses
 * with invalid_file a zone that nobody knows.
 */
export function withInstants(
  file: MerchantFile,
  row: MerchantRow | undefined,
  now: Date,
): MerchantFile {
  const firstDay = row?.createdAt ?? now;
  const own = file.settings?.timeZone;
  const { timeZone } = transferTermsOf({
    settings: { ...row?.settings, ...(own && { timeZone: own }) },
  });
  if (!isTimeZone(timeZone)) throw new Refusal("invalid_file", { field: "file.settings.timeZone" });
  const at = <Given extends string | null | undefined>(given: Given): Given => {
    const counted = DAYS.exec(given ?? "");
    if (!counted) return given;
    const [, days, hours = 0, minutes = 0] = counted;
    const midnight = dayStart(firstDay, Number(days), timeZone).getTime();
    const sinceThen = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
    return new Date(midnight + sinceThen).toISOString() as Given;
  };
  const span = <Item extends { from?: string | null | undefined; to: string | null }>(
    item: Item,
  ): Item => ({
    ...item,
    ...(item.from && { from: at(item.from) }),
    to: at(item.to),
  });
  const period = <Item extends { startsAt: string | null; endsAt: string | null }>(
    item: Item,
  ): Item => ({ ...item, startsAt: at(item.startsAt), endsAt: at(item.endsAt) });
  return {
    ...file,
    ...(file.banners && { banners: file.banners.map(span) }),
    ...(file.notices && { notices: file.notices.map(span) }),
    ...(file.promotions && { promotions: file.promotions.map(period) }),
    ...(file.missions && { missions: file.missions.map(period) }),
    ...(file.boards && {
      boards: file.boards.map((board) => ({
        ...board,
        ...(board.startsAt && { startsAt: at(board.startsAt) }),
        ...(board.endsAt && { endsAt: at(board.endsAt) }),
      })),
    }),
    ...(file.posts && {
      posts: file.posts.map((post) => ({ ...post, publishedAt: at(post.publishedAt) })),
    }),
  };
}
