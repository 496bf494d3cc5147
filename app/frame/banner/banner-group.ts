import type { BannerGroup } from "#platform/contract/publishing/banners.ts";

/** Which banner group each path shows, from the specification. */
const GROUPS: Readonly<Record<string, BannerGroup>> = {
  "/": "w_home",
  "/rng": "w_rng",
  "/live": "w_live",
  "/fish": "w_fish",
  "/pvp": "w_pvp",
  "/sports": "w_sports",
  "/esports": "w_esports",
  "/elott": "w_lott",
  "/down": "w_down",
  "/promotions": "w_promotion",
  "/pointMall": "w_shop",
  "/help": "w_help",
  "/login": "w_login",
  "/register": "w_reg",
};

/** The banner group of a path, if it has one. A trailing slash makes no difference. */
export function bannerGroupOf(pathname: string): BannerGroup | undefined {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return Object.hasOwn(GROUPS, path) ? GROUPS[path] : undefined;
}
