import { z } from "zod";
import { BANNER_GROUPS, LINKAGE_TYPES } from "../../publishing/banners.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const id = z.string().max(40);
const words = z.object({
  kicker: z.string().max(60),
  title: z.string().max(80),
  text: z.string().max(200),
  action: z.string().max(30),
});

/** Every banner of the merchant, shown or not. */
export const staffBannerList = call({
  name: "staffBannerList",
  method: "GET",
  path: "/staff/banners",
  access: "staff",
  permission: "banner.list",
  line: "banner <merchant> list",
  input: z.object({}),
  value: z.array(
    z.object({
      group: z.string(),
      id: z.string(),
      state: z.enum(["shown", "withdrawn"]),
      position: z.int(),
      from: instant.nullable(),
      to: instant.nullable(),
      title: z.string(),
    }),
  ),
});

/** Publishes a banner, or changes the one with that id. */
export const staffBannerPublish = call({
  name: "staffBannerPublish",
  method: "POST",
  path: "/staff/banners/publish",
  access: "staff",
  permission: "banner.publish",
  line: "banner <merchant> publish <id>",
  input: z.object({
    id,
    group: z.enum(BANNER_GROUPS),
    /** The name of the picture in the brand's own assets; the first of its group by default. */
    picture: z.string().max(60).optional(),
    position: z.int().min(1).max(99).default(1),
    link: z.object({ type: z.enum(LINKAGE_TYPES), target: z.string().min(1).max(300) }).optional(),
    words: z.object({ es: words.optional(), en: words.optional() }),
    from: instant.optional(),
    to: instant.optional(),
  }),
  value: nothing,
});

/** Takes a banner off the pages. It is kept and can be published again. */
export const staffBannerWithdraw = call({
  name: "staffBannerWithdraw",
  method: "POST",
  path: "/staff/banners/withdraw",
  access: "staff",
  permission: "banner.withdraw",
  line: "banner <merchant> withdraw <id>",
  input: z.object({ id }),
  value: nothing,
});
