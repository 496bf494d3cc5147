import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";
import { gameVendors } from "#platform/contract/play/games.ts";
import { gamesPathOf, inBrandsOrder } from "#themes/game-types.ts";
import type { Site } from "../site.server.ts";

/** The platform's games by type, limited to the types the brand shows and in its order. */
export async function offeredTypes(site: Site) {
  const {
    data: { lanes: types },
  } = await site.ask(gameVendors, {});
  return inBrandsOrder(types, site.brand.config.gameTypes, ({ title }) => title);
}

/**
 * Those of the offered types in which a game is open now. Menus, rows, banners and filters show no
 * others.
 */
export async function openTypes(site: Site) {
  return (await offeredTypes(site)).filter(({ openCount }) => openCount > 0);
}

/** The codes of the open types; while none is open or known, all types of the brand. */
export async function openGameTypes(site: Site): Promise<readonly GameType[]> {
  return codesOf(await openTypes(site).catch(() => []), site.brand.config);
}

/** The codes of types; of none, which may only not be known, all that the brand shows. */
export function codesOf(
  types: readonly { title: GameType }[],
  { gameTypes = GAME_TYPES }: { gameTypes?: readonly GameType[] | undefined },
): readonly GameType[] {
  return types.length > 0 ? types.map(({ title }) => title) : gameTypes;
}

/** The list that every "play" link leads to: slots, or the brand's first type with an open game. */
export const gamesPath = async (site: Site) => gamesPathOf(await openGameTypes(site));
