import { z } from "zod";
import { CAMPAIGN_KINDS } from "../../contract/club/campaign-kinds.ts";
import { PROMOTION_CATEGORIES } from "../../contract/club/promotion-categories.ts";
import { ARTICLE_TAGS } from "../../contract/publishing/blog.ts";
import { writtenAmount } from "../../domain/money/amount-setting.ts";
import { formatAmount } from "../../domain/money.ts";
import { cleanHtml } from "../../domain/publishing/clean-html.ts";

const line = (most: number) => z.string().trim().min(1).max(most);
const words = z.strictObject({
  title: line(80),
  summary: line(200),
  /** The words of its button. */
  action: line(30),
  html: z
    .string()
    .max(20_000)
    .transform((html) => cleanHtml(html, ARTICLE_TAGS))
    .refine((html) => html !== ""),
});

const level = z.int().min(0).max(1_000).optional();
const days = z.int().min(1).max(3_650).optional();

/** A word by which staff group members. */
export const memberLabel = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);

const audience = z
  .strictObject({
    levelFrom: level,
    levelTo: level,
    labels: z.array(memberLabel).min(1).max(20).optional(),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(50)
      .optional(),
    newDays: days,
    lapsedDays: days,
  })
  .refine(({ levelFrom = 0, levelTo = levelFrom }) => levelFrom <= levelTo, { path: ["levelTo"] });

/** A version of a campaign: its offer, whom it is for, what it may cost, and its words. */
export const campaignContent = z
  .strictObject({
    kind: z.enum(CAMPAIGN_KINDS),
    /** Names the bonus, mission, draw or board in the merchant's terms. */
    offer: line(60),
    audience,
    /** The most cash that it pays, in ledger units. */
    budget: writtenAmount.refine((units) => units > 0n),
    /** Offered in [startsAt, endsAt); without an end until its budget or staff end it. */
    startsAt: z.coerce.date().nullable(),
    endsAt: z.coerce.date().nullable(),
    category: z.enum(PROMOTION_CATEGORIES),
    /** The name of a picture in the brand's own assets. */
    picture: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/),
    /** Spanish and English must be there. */
    words: z.strictObject({ es: words, en: words }),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ["endsAt"],
  });

export type CampaignContent = z.output<typeof campaignContent>;

/** A content in its stored form, which `campaignContent` reads. */
export const writtenContent = (content: CampaignContent): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(content, (_key, value) =>
      typeof value === "bigint" ? formatAmount(value) : value,
    ),
  );
