import { eq } from "drizzle-orm";
import { isAddressRange } from "../../contract/core/address-range.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

type Input = { merchant: string; countries: string[]; ranges: string[] };

/**
 * Says to which countries (ISO 3166, two letters) and addresses or CIDR ranges a merchant's site is
 * closed, in place of what was said before; nothing opens it to everybody. Refuses what is neither
 * with invalid_region.
 */
export async function blockRegion(context: StaffContext, input: Input): Promise<void> {
  const { merchant, ranges } = input;
  const countries = input.countries.map((code) => code.toUpperCase());
  const isWrong = countries.some((code) => !/^[A-Z]{2}$/.test(code));
  if (isWrong) throw new Refusal("invalid_region", { field: "countries" });
  if (!ranges.every(isAddressRange)) throw new Refusal("invalid_region", { field: "ranges" });
  const row = { blockedCountries: countries, blockedRanges: ranges };
  await asStaff(context, merchant, { action: "blockRegion", details: row }, (tx) =>
    tx.update(merchants).set(row).where(eq(merchants.code, merchant)),
  );
}
