import type { Site } from "#app/request/site.server.ts";
import { favouriteCodes } from "#platform/contract/play/games.ts";

/** What the hearts of a page need: nothing for a guest; a list is worth showing without them too. */
export async function savedGames(site: Site) {
  const member = await site.member();
  if (!member) return { gameCodes: [], username: null };
  const { gameCodes } = await site.ask(favouriteCodes, {}).catch(() => ({ gameCodes: [] }));
  return { gameCodes, username: member.account };
}
