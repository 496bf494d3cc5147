import { z } from "zod";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import type { MerchantRow } from "./find-merchant.ts";

/** The part of a merchant's settings that has the rule of the list of winners. */
export const winnerSettings = z.object({
  winners: z.object({ prizeMin: amountSetting("100.00") }).prefault({}),
});

export type WinnerTerms = z.output<typeof winnerSettings>["winners"];

/**
 * The smallest payout that the list of winners shows: a merchant's `settings.winners` (an amount as
 * text) over our default.
 */
export function winnerTermsOf(row: Pick<MerchantRow, "settings">): WinnerTerms {
  return winnerSettings.parse(row.settings).winners;
}
