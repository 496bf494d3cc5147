import {
  GAMES_OF_REBATE,
  REBATE_CATEGORIES,
  type RebateCategory,
} from "#platform/contract/club/rebate-categories.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";

/** The categories that give a rebate at some level and of which a game is open now. */
export function rebatedOf(
  open: readonly GameType[],
  levels: readonly { rebate: Readonly<Record<RebateCategory, number>> }[],
): RebateCategory[] {
  return REBATE_CATEGORIES.filter(
    (category) =>
      GAMES_OF_REBATE[category].some((type) => open.includes(type)) &&
      levels.some(({ rebate }) => rebate[category] > 0),
  );
}
