import { and, eq } from "drizzle-orm";
import { ARTICLE_TAGS } from "../../../../contract/publishing/blog.ts";
import type { MerchantFile } from "../../../../contract/staff/merchant/merchant-file.ts";
import { cleanHtml } from "../../../../domain/publishing/clean-html.ts";
import { promotions as promotionTable } from "../../../../store/schema/promotion.ts";
import type { Section } from "../section.ts";
import { keyed } from "./keyed.ts";
import { dateOf, inEach, requireLink, textOf, wrongItem } from "./publication.ts";

type Promotion = Omit<NonNullable<MerchantFile["promotions"]>[number], "id"> & { position: number };

/** The promotions that are offered, in the file's order. */
export const promotions: Section = {
  name: "promotions",
  wanted({ promotions: list }) {
    if (!list) return null;
    const all = keyed("promotions", list, ({ id }) => id);
    return new Map(
      [...all].map(([key, { id, words, ...promotion }], position) => {
        const clean = inEach(words, (text) => ({
          ...text,
          html: cleanHtml(text.html, ARTICLE_TAGS),
        }));
        if (Object.values(clean).some(({ html }) => html === "")) throw wrongItem("promotions", id);
        return [key, { ...promotion, words: clean, position }];
      }),
    );
  },
  async read(tx, merchant) {
    const offered = and(eq(promotionTable.merchant, merchant), eq(promotionTable.isEnabled, true));
    const rows = await tx.select().from(promotionTable).where(offered);
    return new Map(
      rows.map(({ id, category, audience, picture, words, linkTo, startsAt, endsAt, position }) => [
        id,
        {
          ...{ category, audience, picture, words, linkTo, position },
          startsAt: textOf(startsAt),
          endsAt: textOf(endsAt),
        },
      ]),
    );
  },
  async write(tx, merchant, changes) {
    for (const [id, value] of changes) {
      const own = and(eq(promotionTable.merchant, merchant), eq(promotionTable.id, id));
      if (value === null) {
        await tx.update(promotionTable).set({ isEnabled: false }).where(own);
        continue;
      }
      const { startsAt, endsAt, ...promotion } = value as Promotion;
      const dates = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) };
      const isBackwards = dates.startsAt && dates.endsAt && dates.endsAt <= dates.startsAt;
      const hasAction = Object.values(promotion.words).some(({ action }) => action !== "");
      if (isBackwards || (hasAction && !promotion.linkTo)) throw wrongItem("promotions", id);
      const page = promotion.linkTo && { type: "PAGE" as const, target: promotion.linkTo };
      if (page) await requireLink(tx, merchant, page, wrongItem("promotions", id));
      const row = { ...promotion, ...dates, isEnabled: true };
      await tx
        .insert(promotionTable)
        .values({ merchant, id, ...row })
        .onConflictDoUpdate({ target: [promotionTable.merchant, promotionTable.id], set: row });
    }
  },
};
