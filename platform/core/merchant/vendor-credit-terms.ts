import { z } from "zod";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import type { MerchantRow } from "./find-merchant.ts";

/** The part of a merchant's settings that has what vendors may credit. */
export const vendorCreditSettings = z.object({
  vendorCredits: z
    .object({
      /** The most that one bonus may give, and all bonuses of a day: to a player, by a vendor, by all. */
      bonusPerCall: amountSetting("1000.00"),
      bonusPerPlayer: amountSetting("2000.00"),
      bonusPerVendor: amountSetting("20000.00"),
      bonusPerDay: amountSetting("50000.00"),
      /** How often a bonus must be bet before it can be withdrawn. */
      bonusTimes: z.number().int().min(0).max(100).default(1),
      /** A larger payout is credited, and its player withdraws nothing until staff have looked. */
      winMax: amountSetting("250000.00"),
    })
    .prefault({}),
});

export type VendorCreditTerms = z.output<typeof vendorCreditSettings>["vendorCredits"];

/**
 * What vendors may credit: a merchant's `settings.vendorCredits` (amounts as texts, "100.00") over
 * our defaults. The database reads the same keys and defaults in `vendor_term`.
 */
export function vendorCreditTermsOf(row: Pick<MerchantRow, "settings">): VendorCreditTerms {
  return vendorCreditSettings.parse(row.settings).vendorCredits;
}
