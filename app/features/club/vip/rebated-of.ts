import { offersGames } from "#app/request/offers/offers-games.ts";
import type { Site } from "#app/request/site.server.ts";
import {
  GAMES_OF_REBATE,
  REBATE_CATEGORIES,
  type RebateCategory,
} from "#platform/contract/club/rebate-categories.ts";

/** The categories that give a rebate at some level and whose games the brand offers. */
export function rebatedOf(
  site: Site,
  levels: readonly { rebate: Readonly<Record<RebateCategory, number>> }[],
): RebateCategory[] {
  return REBATE_CATEGORIES.filter(
    (category) =>
      offersGames(site.brand.config, GAMES_OF_REBATE[category]) &&
      levels.some(({ rebate }) => rebate[category] > 0),
  );
}
