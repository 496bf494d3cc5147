import type { Context } from "../../../core/context.ts";
import { policyFor } from "../../../core/guard.ts";
import { type GameTerms, gameTermsOf } from "../../../core/merchant/config/game-terms.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";

/** The most rounds in a row that a game of ours offers. */
const AUTOPLAY_ROUNDS = 100;

/** What a game may offer this visitor: the merchant's choice within the law. */
export async function gameTermsFor(context: Context): Promise<GameTerms> {
  const chosen = gameTermsOf(await rowOfMerchant(context.store, context.merchant));
  const { allows, numbers } = await policyFor(context);
  return {
    autoplay: chosen.autoplay && allows.autoplay && numbers.autoplayMost >= AUTOPLAY_ROUNDS,
    turbo: chosen.turbo && allows.turbo,
  };
}
