import { z } from "zod";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import type { MerchantRow } from "./find-merchant.ts";

const settings = z.object({
  winners: z.object({ prizeMin: amountSetting("100.00") }).prefault({}),
});

export type WinnerTerms = z.output<typeof settings>["winners"];

/**
 * The smallest payout that the list of winners shows: a merchant's `settings.winners` (an amount as
 * text) over our default.
 */
export function winnerTermsOf(row: Pick<MerchantRow, "settings">): WinnerTerms {
  return settings.parse(row.settings).winners;
}
