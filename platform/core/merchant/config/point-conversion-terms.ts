import { z } from "zod";
import type { MerchantRow } from "../find-merchant.ts";

/** The part of a merchant's settings that has its rules of turning points into cash. */
export const pointConversionSettings = z.object({
  pointConversion: z
    .object({
      /** How often the cash must be bet; the law of a place may ask for less. */
      multiple: z.number().int().min(0).max(100).default(1),
      pointsMin: z.number().int().min(1).default(100),
      pointsMax: z.number().int().min(1).default(100_000),
    })
    .prefault({}),
});

export type PointConversionTerms = z.output<typeof pointConversionSettings>["pointConversion"];

/** A merchant's rules of turning points into cash: its `settings.pointConversion` over our defaults. */
export function pointConversionOf(row: Pick<MerchantRow, "settings">): PointConversionTerms {
  return pointConversionSettings.parse(row.settings).pointConversion;
}
