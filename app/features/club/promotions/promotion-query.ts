import {
  PROMOTION_CATEGORIES,
  type PromotionCategory,
} from "#platform/contract/club/promotion-categories.ts";

/** The category the address names, in any case; undefined for all, or for one that is not. */
export function readCategory(params: URLSearchParams): PromotionCategory | undefined {
  const asked = params.get("category")?.toUpperCase();
  return PROMOTION_CATEGORIES.find((category) => category === asked);
}

export const categoryPath = (category?: PromotionCategory) =>
  category ? `/promotions?category=${category.toLowerCase()}` : "/promotions";
