import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { promotionList } from "#platform/contract/club/promotions.ts";
import { type BannerGroup, banners } from "#platform/contract/publishing/banners.ts";
import { withArt } from "./banner-art.server.ts";
import { leadsToGames } from "./leads-to-games.ts";

/**
 * A group's banners with their art, without those that lead to a type with no open game or to a
 * promotion that the visitor is not offered.
 */
export async function openBanners(site: Site, groupName: BannerGroup) {
  const { language } = site;
  const [all, types] = await Promise.all([
    site.ask(banners, { groupName, language }),
    openGameTypes(site),
  ]);
  const open = all.filter((banner) => leadsToGames(banner, types));
  const toPromotion = ({ linkageType }: (typeof all)[number]) => linkageType === "PROMOTION";
  const { list } = open.some(toPromotion)
    ? await site.ask(promotionList, { language })
    : { list: [] };
  const offered = new Set(list.map(({ id }) => id));
  return open
    .filter((banner) => !toPromotion(banner) || offered.has(banner.linkageTarget ?? ""))
    .map((banner) => withArt(site, banner));
}
