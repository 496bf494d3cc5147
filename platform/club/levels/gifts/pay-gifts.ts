import { LEVEL_GIFTS } from "../../../contract/club/awards.ts";
import { loyaltyOf } from "../../../core/merchant/config/loyalty-terms.ts";
import { payWaiting } from "../../awards/pay-waiting.ts";
import type { LevelParts } from "../level-terms.ts";

/**
 * Pays the gifts of levels that wait, where the merchant wants no press of the member. Each in its own
 * transaction; whoever may not receive one now keeps it waiting.
 */
export async function payGifts(parts: LevelParts): Promise<void> {
  if (loyaltyOf(parts.merchant).giftsPaidAlone) await payWaiting(parts, LEVEL_GIFTS);
}
