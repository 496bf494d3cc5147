import type { BannerGroup } from "#platform/contract/publishing/banners.ts";

/** Which banners stand on which path, as the specification lists them. */
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

/** The group of a path, if it has one; a slash at its end changes nothing. */
export function bannerGroupOf(pathname: string): BannerGroup | undefined {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return Object.hasOwn(GROUPS, path) ? GROUPS[path] : undefined;
}
