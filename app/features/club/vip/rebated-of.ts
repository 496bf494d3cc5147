import {
  GAMES_OF_REBATE,
  REBATE_CATEGORIES,
  type RebateCategory,
} from "#platform/contract/club/rebate-categories.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";

/** True if the category has a game that can be played now. */
export const hasOpenGame = (open: readonly GameType[], category: RebateCategory): boolean =>
  GAMES_OF_REBATE[category].some((type) => open.includes(type));

/** The categories that give a rebate at some level and of which a game is open now. */
export function rebatedOf(
  open: readonly GameType[],
  levels: readonly { rebate: Readonly<Record<RebateCategory, number>> }[],
): RebateCategory[] {
  return REBATE_CATEGORIES.filter(
    (category) => hasOpenGame(open, category) && levels.some(({ rebate }) => rebate[category] > 0),
  );
}
