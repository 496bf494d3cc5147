import { z } from "zod";
import { amountSetting } from "../../../domain/money/amount-setting.ts";
import type { MerchantRow } from "../find-merchant.ts";

/** The part of a merchant's settings that has its rules of gifts and of the rebate. */
export const loyaltySettings = z.object({
  loyalty: z
    .object({
      /** How often a gift of a level must be bet; the law of a place may ask for less. */
      giftMultiple: z.number().int().min(0).max(100).default(1),
      /** The days in which a member takes a gift. */
      giftDays: z.number().int().min(1).max(365).default(30),
      /** True when gifts are paid without the member's press. */
      giftsPaidAlone: z.boolean().default(false),
      rebateMin: amountSetting("1.00"),
      /** True when the rebate that nobody took is lost at three in the morning; else it is paid. */
      rebateIsLost: z.boolean().default(false),
    })
    .prefault({}),
});

export type LoyaltyTerms = z.output<typeof loyaltySettings>["loyalty"];

/** A merchant's rules of gifts and of the rebate: its `settings.loyalty` over our defaults. */
export function loyaltyOf(row: Pick<MerchantRow, "settings">): LoyaltyTerms {
  return loyaltySettings.parse(row.settings).loyalty;
}
