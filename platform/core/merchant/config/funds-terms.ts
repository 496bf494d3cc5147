import { z } from "zod";
import { parseAmount } from "../../../domain/money.ts";
import type { MerchantRow } from "../find-merchant.ts";

/** Sums count over so many days. */
export const FUNDS_DAYS = 30;

/** No source names a sum for any place, so only a demonstration has one of its own. */
const DEMO_FROM = "100000.00";

const AMOUNT = /^\d{1,12}(\.\d{2})?$/;

/** The part of a merchant's settings that says from which sum the source of funds is asked. */
export const fundsSettings = z.object({
  deposits: z
    .object({
      /** An amount; "none" asks nobody, and an empty text leaves it to the place. */
      fundsAskedFrom: z
        .string()
        .regex(AMOUNT)
        .or(z.enum(["", "none"]))
        .default(""),
    })
    .prefault({}),
});

type Placed = Pick<MerchantRow, "settings" | "jurisdiction" | "isDemonstration">;

/** The sum of thirty days above which a deposit waits for the source of funds; null where none does. */
export function fundsAskedFrom({ settings, jurisdiction, isDemonstration }: Placed): bigint | null {
  const { fundsAskedFrom: own } = fundsSettings.parse(settings).deposits;
  const isDemo = isDemonstration && jurisdiction === "demo";
  const sum = own || (isDemo ? DEMO_FROM : "none");
  return sum === "none" ? null : parseAmount(sum);
}
