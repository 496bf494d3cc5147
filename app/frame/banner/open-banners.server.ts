import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { type BannerGroup, banners } from "#platform/contract/publishing/banners.ts";
import { withArt } from "./banner-art.server.ts";
import { leadsToGames } from "./leads-to-games.ts";

/** A group's banners with their art, without those that lead to a type with no open game. */
export async function openBanners(site: Site, groupName: BannerGroup) {
  const [all, types] = await Promise.all([
    site.ask(banners, { groupName, language: site.language }),
    openGameTypes(site),
  ]);
  return all.filter((banner) => leadsToGames(banner, types)).map((banner) => withArt(site, banner));
}
