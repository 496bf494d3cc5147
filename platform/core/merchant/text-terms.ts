import { z } from "zod";
import { STANDARD_ZONE } from "../../contract/wire/time-zone.ts";
import type { MerchantRow } from "./find-merchant.ts";

const count = (standard: number) => z.number().int().min(0).default(standard);

/** The part of a merchant's settings that has its rules of text messages. */
export const textSettings = z.object({
  timeZone: z.string().default(STANDARD_ZONE),
  textMessages: z
    .object({
      /** Most text messages of one day, in the merchant's time zone. */
      perDay: count(5_000),
      /** Most text messages of one hour to the numbers of one calling code. */
      perHourAndCountry: count(500),
      /** Codes of one hour to a number, or from an address, before the next needs a captcha. */
      captchaAfter: count(2),
    })
    .prefault({}),
});

export type TextTerms = z.output<typeof textSettings>["textMessages"] & { timeZone: string };

/** A merchant's rules of text messages: its `settings.textMessages` over our defaults. */
export function textTermsOf(row: Pick<MerchantRow, "settings">): TextTerms {
  const { timeZone, textMessages } = textSettings.parse(row.settings);
  return { ...textMessages, timeZone };
}
