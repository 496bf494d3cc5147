import type { promotionOne } from "../../contract/club/promotions.ts";
import { ARTICLE_TAGS } from "../../contract/publishing/blog.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { cleanHtml } from "../../domain/publishing/clean-html.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { promotions } from "../../store/schema/promotion.ts";

/** A promotion in its public form; undefined when it has no words. */
export function toPromotion(
  row: typeof promotions.$inferSelect,
  language: string,
  now: Date,
): ValueOf<typeof promotionOne> | undefined {
  const words = wordsIn(row.words, language);
  if (!words) return undefined;
  return {
    id: row.id,
    category: row.category,
    audience: row.audience,
    picture: row.picture,
    title: words.title,
    summary: words.summary,
    startsAt: row.startsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
    status: activityStatus(row, null, now),
    html: cleanHtml(words.html, ARTICLE_TAGS),
    link: row.linkTo && words.action ? { to: row.linkTo, label: words.action } : null,
  };
}
