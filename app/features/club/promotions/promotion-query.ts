import {
  PROMOTION_CATEGORIES,
  type PromotionCategory,
} from "#platform/contract/club/promotion-categories.ts";

/** The category in the address, in any letter case; undefined for all or for an unknown one. */
export function readCategory(params: URLSearchParams): PromotionCategory | undefined {
  const asked = params.get("category")?.toUpperCase();
  return PROMOTION_CATEGORIES.find((category) => category === asked);
}

export const categoryPath = (category?: PromotionCategory) =>
  category ? `/promotions?category=${category.toLowerCase()}` : "/promotions";
