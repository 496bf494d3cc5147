import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { PROMOTION_CATEGORIES } from "./promotion-categories.ts";

export const AUDIENCES = ["EVERYONE", "MEMBERS"] as const;

/** How a player stands to an activity, in the specification's words. */
export const ACTIVITY_STATUSES = [
  "JOIN",
  "CLAIM",
  "APPLYING",
  "CLOSE",
  "REJECTED",
  "ISSUED",
  "CLAIMED",
  "PROCESS",
  "JOINED",
  "COMING_SOON",
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

const card = z.object({
  id: z.string(),
  category: z.enum(PROMOTION_CATEGORIES),
  audience: z.enum(AUDIENCES),
  /** The name of a picture in the brand's own assets. */
  picture: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Null until a day is set. */
  startsAt: instant.nullable(),
  /** Null when it has no end. */
  endsAt: instant.nullable(),
  /**
   * Null while the promotion runs and there is nothing to join: it holds for its whole audience.
   */
  status: z.enum(ACTIVITY_STATUSES).nullable(),
});
export type PromotionCard = z.infer<typeof card>;

/** Running and coming promotions in their order, then the finished ones, latest first. */
export const promotionList = call({
  name: "promotionList",
  method: "GET",
  path: "/promotions",
  access: "guest",
  input: z.object({
    language: languageTag,
    category: z.enum(PROMOTION_CATEGORIES).optional(),
  }),
  value: z.object({
    list: z.array(card),
    /**
     * Categories with at least one promotion. The `category` of the request does not narrow them.
     */
    categories: z.array(z.object({ category: z.enum(PROMOTION_CATEGORIES), count: z.number() })),
  }),
});

export const promotionOne = call({
  name: "promotionOne",
  method: "GET",
  path: "/promotions/one",
  access: "guest",
  input: z.object({ id: z.string().min(1).max(60), language: languageTag }),
  value: card.extend({
    /** The platform sanitises it. The site sanitises it again before showing it. */
    html: z.string(),
    /** The page of the site where the promotion is used; null when there is nothing to do. */
    link: z.object({ to: z.string(), label: z.string() }).nullable(),
  }),
});
