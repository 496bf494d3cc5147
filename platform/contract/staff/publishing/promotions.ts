import { z } from "zod";
import { PROMOTION_CATEGORIES } from "../../club/promotion-categories.ts";
import { AUDIENCES } from "../../club/promotions.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const id = z.string().max(60);
const words = z.object({
  title: z.string().max(80),
  summary: z.string().max(200),
  action: z.string().max(30),
  html: z.string().max(20_000),
});

/** Every promotion of the merchant with its present state. */
export const staffPromotionList = call({
  name: "staffPromotionList",
  method: "GET",
  path: "/staff/promotions",
  access: "staff",
  permission: "promotion.list",
  line: "promotion <merchant> list",
  input: z.object({}),
  value: z.array(
    z.object({
      category: z.enum(PROMOTION_CATEGORIES),
      id: z.string(),
      state: z.string(),
      from: instant.nullable(),
      to: instant.nullable(),
      title: z.string(),
    }),
  ),
});

/** Publishes a promotion, or changes the one with that id. Without `from` it is announced. */
export const staffPromotionPublish = call({
  name: "staffPromotionPublish",
  method: "POST",
  path: "/staff/promotions/publish",
  access: "staff",
  permission: "promotion.publish",
  line: "promotion <merchant> publish <id>",
  input: z.object({
    id,
    category: z.enum(PROMOTION_CATEGORIES),
    audience: z.enum(AUDIENCES).default("EVERYONE"),
    /** The name of the picture in the brand's own assets. */
    picture: z.string().max(60),
    position: z.int().min(0).max(999).default(0),
    /** The page that its button leads to. */
    link: z.string().max(300).optional(),
    words: z.object({ es: words.optional(), en: words.optional() }),
    from: instant.optional(),
    to: instant.optional(),
  }),
  value: nothing,
});

/** Takes a promotion off the pages. It is kept and can be published again. */
export const staffPromotionWithdraw = call({
  name: "staffPromotionWithdraw",
  method: "POST",
  path: "/staff/promotions/withdraw",
  access: "staff",
  permission: "promotion.withdraw",
  line: "promotion <merchant> withdraw <id>",
  input: z.object({ id }),
  value: nothing,
});
