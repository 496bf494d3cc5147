import { GAME_LISTS } from "#themes/game-types.ts";

type Linkage = { linkageType: string | null; linkageTarget: string | null };

/** The page of a type, such as "/sports", "/liveList" or "/rng?vassalage=OLAVIVA". */
const TYPE_PAGE = /^\/([a-z]+?)(?:list)?\/?(?:[?#]|$)/i;

/** False for a banner that leads to the page of a type of games that is not among these. */
export function leadsToGames({ linkageType, linkageTarget }: Linkage, types: readonly string[]) {
  if (linkageType !== "PAGE") return true;
  const type = TYPE_PAGE.exec(linkageTarget ?? "")?.[1]?.toUpperCase() ?? "";
  return !Object.hasOwn(GAME_LISTS, type) || types.includes(type);
}
