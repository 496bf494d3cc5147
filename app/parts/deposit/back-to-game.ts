import { isInGame } from "#app/frame/layout-of.ts";
import { safePath } from "#app/request/redirects.ts";

/** The game that a page about a deposit leads back to, if its address names one. */
export function backToGame(params: URLSearchParams): string | null {
  const path = safePath(params.get("back"), "");
  return isInGame(path.split("?")[0]!) ? path : null;
}

/** The query that keeps the way back to a game. */
export const wayBack = (game: string | null): string =>
  game ? `?${new URLSearchParams({ back: game })}` : "";
