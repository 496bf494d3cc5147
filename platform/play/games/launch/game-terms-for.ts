import type { Context } from "../../../core/context.ts";
import { policyFor } from "../../../core/guard.ts";
import { type GameTerms, gameTermsOf } from "../../../core/merchant/config/game-terms.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";

/** What a game may offer this visitor: the merchant's choice within the law. */
export async function gameTermsFor(context: Context): Promise<GameTerms> {
  const chosen = gameTermsOf(await rowOfMerchant(context.store, context.merchant));
  const { allows } = await policyFor(context);
  return {
    autoplay: chosen.autoplay && allows.autoplay,
    turbo: chosen.turbo && allows.turbo,
  };
}
