export const PROMOTION_CATEGORIES = ["START", "GAMES", "SEASON", "CLUB"] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];
