import { RATE_CATEGORIES, type RateCategory } from "#platform/contract/agents/rate-categories.ts";
import { useGameTypes } from "./use-game-types.ts";

/** The categories of rates with an open game, and the others, whose rates a form keeps as they are. */
export function useRateCategories() {
  const types = useGameTypes([]);
  const isOpen = (category: RateCategory) => types.includes(category);
  return {
    open: RATE_CATEGORIES.filter(isOpen),
    closed: RATE_CATEGORIES.filter((category) => !isOpen(category)),
    hasSeries: isOpen("LOTT"),
  };
}
