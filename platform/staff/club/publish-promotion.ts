import { z } from "zod";
import { PROMOTION_CATEGORIES } from "../../contract/club/promotion-categories.ts";
import { AUDIENCES } from "../../contract/club/promotions.ts";
import { ARTICLE_TAGS } from "../../contract/publishing/blog.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { cleanHtml } from "../../domain/publishing/clean-html.ts";
import { promotions } from "../../store/schema/promotion.ts";
import { asStaff } from "../as-staff.ts";
import { checkLink } from "../publishing/check-link.ts";
import type { StaffContext } from "../staff-context.ts";

const line = (most: number) => z.string().trim().max(most);
const words = z.object({
  title: line(80).min(1),
  summary: line(200).min(1),
  action: line(30),
  html: z
    .string()
    .max(20_000)
    .transform((html) => cleanHtml(html, ARTICLE_TAGS))
    .refine((html) => html !== ""),
});

export const promotionInput = z.object({
  /** Part of its page's address. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  category: z.enum(PROMOTION_CATEGORIES),
  audience: z.enum(AUDIENCES).default("EVERYONE"),
  /** The name of the picture in the brand's own assets. */
  picture: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/),
  position: z.number().int().min(0).max(999).default(0),
  linkTo: z.string().max(300).nullable().default(null),
  words: z
    .partialRecord(z.enum(["es", "en"]), words)
    .refine((given) => Object.keys(given).length > 0),
  /** Null announces it without a day. */
  startsAt: z.date().nullable().default(null),
  endsAt: z.date().nullable().default(null),
});
export type PromotionInput = z.input<typeof promotionInput>;

/**
 * Publishes a promotion, or changes the one with that id. Its text is sanitised. Refuses with
 * invalid_promotion at the field: a link that is no page of the site, an action without a link, an
 * end before the start.
 */
export async function publishPromotion(
  context: StaffContext,
  merchant: string,
  given: PromotionInput,
): Promise<void> {
  const read = promotionInput.safeParse(given);
  if (!read.success) throw invalid(read.error.issues[0]?.path.join(".") ?? "");
  const { id, ...rest } = read.data;
  const { startsAt, endsAt, linkTo } = rest;
  if (endsAt && startsAt && endsAt <= startsAt) throw invalid("endsAt");
  const hasAction = Object.values(rest.words).some(({ action }) => action !== "");
  if (hasAction && !linkTo) throw invalid("linkTo");
  const row = { ...rest, isEnabled: true };
  const entry = { action: "publishPromotion", details: { id, category: rest.category } };
  await asStaff(context, merchant, entry, async (tx) => {
    const isPage = !linkTo || (await checkLink(tx, merchant, { type: "PAGE", target: linkTo }));
    if (!isPage) throw invalid("linkTo");
    await tx
      .insert(promotions)
      .values({ merchant, id, ...row })
      .onConflictDoUpdate({ target: [promotions.merchant, promotions.id], set: row });
  });
}

const invalid = (field: string) => new Refusal("invalid_promotion", { field });
