import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";

/** The category that an address narrows a page to. */
export const readGameType = (params: URLSearchParams): GameType | undefined =>
  GAME_TYPES.find((type) => type === params.get("category"));

/** The account below that an address names. */
export const readAccount = (params: URLSearchParams): string | undefined =>
  params.get("account")?.trim().slice(0, 64) || undefined;
