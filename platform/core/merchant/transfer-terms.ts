import { z } from "zod";
import { STANDARD_ZONE } from "../../contract/wire/time-zone.ts";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import type { MerchantRow } from "./find-merchant.ts";

/** The part of a merchant's settings that has its rules of transfers. */
export const transferSettings = z.object({
  timeZone: z.string().default(STANDARD_ZONE),
  transfers: z
    .object({
      /** Whether players may send to the agent above them, and agents to accounts below. */
      toUpline: z.boolean().default(true),
      toDownline: z.boolean().default(true),
      amountMin: amountSetting("50.00"),
      amountMax: amountSetting("20000.00"),
      sumPerDay: amountSetting("50000.00"),
    })
    .prefault({}),
});

export type TransferTerms = z.output<typeof transferSettings>["transfers"] & { timeZone: string };

/**
 * A merchant's rules of transfers: its `settings.transfers` (amounts as texts) over our defaults
 * (domain.md 6.9).
 */
export function transferTermsOf(row: Pick<MerchantRow, "settings">): TransferTerms {
  const { timeZone, transfers } = transferSettings.parse(row.settings);
  return { ...transfers, timeZone };
}
