import type { Game, SeriesIcon } from "#platform/contract/play/games.ts";
import { launchTarget } from "../launch/launch-target.ts";

/**
 * The part of a game that a card shows. It is smaller than the platform's answer, because every
 * byte is sent twice.
 */
export type CardGame = Pick<
  Game,
  "gameCode" | "name" | "vendorName" | "rtp" | "isHot" | "isNew" | "picture"
> & {
  series?: SeriesIcon;
  /** The card's target, when it is not the common game frame. */
  to?: string;
  isClosed?: true;
};

/** The extra fields of a list's game: to save it, to try it, and to see its least bet. */
export type ListGame = CardGame & Pick<Game, "gameType" | "vassalage" | "hasDemo" | "minBet">;

export function toCardGame(game: Game): CardGame {
  const { gameCode, name, vendorName, rtp, isHot, isNew, picture } = game;
  const to = launchTarget({ ...game, vendor: game.vassalage }, true).to;
  return {
    gameCode,
    name,
    vendorName,
    rtp,
    isHot,
    isNew,
    picture,
    ...(game.seriesIcon && { series: game.seriesIcon }),
    ...(to !== commonFrame(gameCode) && { to }),
    ...(game.state === "maintenance" && { isClosed: true as const }),
  };
}

export function toListGame(game: Game): ListGame {
  const { gameType, vassalage, hasDemo, minBet } = game;
  return { ...toCardGame(game), gameType, vassalage, hasDemo, minBet };
}

export const commonFrame = (gameCode: string): string =>
  `/game?gameCode=${encodeURIComponent(gameCode)}`;

export const playPathOf = ({ to, gameCode }: CardGame): string => to ?? commonFrame(gameCode);
