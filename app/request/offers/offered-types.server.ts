import { gameVendors } from "#platform/contract/play/games.ts";
import { inBrandsOrder } from "#themes/game-types.ts";
import type { Site } from "../site.server.ts";

/** The platform's games by type, limited to the types the brand shows and in its order. */
export async function offeredTypes(site: Site) {
  const { lanes: types } = await site.ask(gameVendors, {});
  return inBrandsOrder(types, site.brand.config.gameTypes, ({ title }) => title);
}
