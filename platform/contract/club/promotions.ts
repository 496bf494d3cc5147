import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { PROMOTION_CATEGORIES } from "./promotion-categories.ts";

export const AUDIENCES = ["EVERYONE", "MEMBERS"] as const;

/** The specification's words for how a player stands to an activity. */
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
  /** Names a picture among the brand's own assets. */
  picture: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Null while no day has been set. */
  startsAt: instant.nullable(),
  /** Null when it has no end. */
  endsAt: instant.nullable(),
  /** Null while it runs and there is nothing to join: it holds for everybody it is for. */
  status: z.enum(ACTIVITY_STATUSES).nullable(),
});
export type PromotionCard = z.infer<typeof card>;

/** What runs and what comes, in its order; what is over follows, the latest first. */
export const promotionList = call({
  name: "promotionList",
  method: "GET",
  path: "/promotions",
  access: "guest",
  input: z.object({
    language: z.string().max(5),
    category: z.enum(PROMOTION_CATEGORIES).optional(),
  }),
  value: z.object({
    list: z.array(card),
    /** Only those that hold a promotion, whatever the category asked for. */
    categories: z.array(z.object({ category: z.enum(PROMOTION_CATEGORIES), count: z.number() })),
  }),
});

export const promotionOne = call({
  name: "promotionOne",
  method: "GET",
  path: "/promotions/one",
  access: "guest",
  input: z.object({ id: z.string().min(1).max(60), language: z.string().max(5) }),
  value: card.extend({
    /** Cleaned by the platform; whoever shows it cleans it again. */
    html: z.string(),
    /** Where it is used, on the site itself; null when there is nothing to do. */
    link: z.object({ to: z.string(), label: z.string() }).nullable(),
  }),
});
