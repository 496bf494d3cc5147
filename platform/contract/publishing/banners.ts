import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";

/** The places of banners, with the specification's names. */
export const BANNER_GROUPS = [
  "w_home",
  "w_rng",
  "w_live",
  "w_fish",
  "w_pvp",
  "w_sports",
  "w_esports",
  "w_lott",
  "w_down",
  "w_promotion",
  "w_shop",
  "w_help",
  "w_login",
  "w_reg",
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

export const LINKAGE_TYPES = ["GAME", "PROMOTION", "PAGE", "URL"] as const;

/** The banners of one group. The picture contains no words; the text is separate. */
export const banners = call({
  name: "banners",
  method: "GET",
  path: "/site/banners",
  access: "guest",
  input: z.object({ groupName: z.string().max(40), language: languageTag }),
  value: z.array(
    z.object({
      bannerId: z.string(),
      groupName: z.string(),
      /** A path in the brand's own assets, or an address on an image CDN. */
      url: z.string(),
      linkageType: z.enum(LINKAGE_TYPES).nullable(),
      linkageTarget: z.string().nullable(),
      kicker: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
    }),
  ),
});
