import type { GameType } from "../../../contract/play/game-types.ts";
import type { Context } from "../../../core/context.ts";
import { policyFor } from "../../../core/guard.ts";
import { gameTermsOf } from "../../../core/merchant/config/game-terms.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { GuardRow } from "../../../members/protection/guard.ts";
import type { LaunchRequest } from "./ask-vendor.ts";

type Terms = Pick<
  LaunchRequest,
  "autoplay" | "turbo" | "autoplayMost" | "spinSecondsLeast" | "stakeMost"
>;

/**
 * What a game may offer this visitor: the merchant's choice within the law. A slot shows the cap of a
 * spin, by law or by an open bonus; the bet meets it in the guard.
 */
export async function gameTermsFor(
  context: Context,
  gameType: GameType,
  guard?: GuardRow,
): Promise<Terms> {
  const chosen = gameTermsOf(await rowOfMerchant(context.store, context.merchant));
  const { allows, numbers } = await policyFor(context);
  const isSlot = gameType === "RNG";
  const caps = [guard?.slotStakeMax, guard?.bonusStakeMax].filter((cap) => cap != null);
  const stakeMost = isSlot && caps.length > 0 ? least(caps) : null;
  return {
    autoplay: chosen.autoplay && allows.autoplay && numbers.autoplayMost > 0,
    turbo: chosen.turbo && allows.turbo,
    autoplayMost: numbers.autoplayMost,
    spinSecondsLeast: isSlot ? numbers.spinSecondsLeast : 0,
    ...(stakeMost !== null && { stakeMost: formatAmount(stakeMost) }),
  };
}

const least = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((low, amount) => (amount < low ? amount : low));
