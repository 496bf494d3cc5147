import type { Site } from "#app/request/site.server.ts";
import { favouriteCodes } from "#platform/contract/play/games.ts";

/**
 * The data for a page's hearts. It is empty for a guest or after a failure, because a list is
 * useful without it.
 */
export async function savedGames(site: Site) {
  const member = await site.member();
  if (!member) return { gameCodes: [], username: null };
  const { gameCodes } = await site.ask(favouriteCodes, {}).catch(() => ({ gameCodes: [] }));
  return { gameCodes, username: member.account };
}
