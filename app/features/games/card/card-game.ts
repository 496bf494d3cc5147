import type { Game } from "#platform/contract/games.ts";

/** What a card shows of a game: less than the platform tells, because every byte is sent twice. */
export type CardGame = Pick<
  Game,
  "gameCode" | "name" | "vendorName" | "rtp" | "isHot" | "isNew" | "picture"
>;

export function toCardGame(game: Game): CardGame {
  const { gameCode, name, vendorName, rtp, isHot, isNew, picture } = game;
  return { gameCode, name, vendorName, rtp, isHot, isNew, picture };
}
