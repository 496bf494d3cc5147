import { gameVendors } from "#platform/contract/play/games.ts";
import { inBrandsOrder } from "#themes/game-types.ts";
import type { Site } from "../site.server.ts";

/** The platform's games by type, as far as the brand shows them and in its order. */
export async function offeredLanes(site: Site) {
  const { lanes } = await site.ask(gameVendors, {});
  return inBrandsOrder(lanes, site.brand.config.gameTypes, ({ title }) => title);
}
