import { useSite } from "#app/frame/use-site.ts";
import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";

/** The types of games that this place offers, and those already chosen. */
export function useGameTypes(chosen: readonly GameType[]): readonly GameType[] {
  const { openTypes } = useSite();
  return GAME_TYPES.filter((type) => openTypes.includes(type) || chosen.includes(type));
}
