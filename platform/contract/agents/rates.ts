import { z } from "zod";
import { RATE_CATEGORIES, type RateCategory } from "./rate-categories.ts";

/** The most basis points that a rate may have: the whole valid bet. */
export const RATE_MOST = 10_000;

const point = z.int().min(0).max(RATE_MOST);

/** Rates on the wire. The platform checks the steps and bounds of a series. */
export const rates = z.object({
  ...(Object.fromEntries(RATE_CATEGORIES.map((category) => [category, point])) as Record<
    RateCategory,
    typeof point
  >),
});
