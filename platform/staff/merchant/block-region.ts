import { eq } from "drizzle-orm";
import { isAddressRange } from "../../contract/core/address-range.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

type Input = { merchant: string; countries: string[]; ranges: string[] };

/**
 * Closes a merchant's site to countries (ISO 3166, two letters) and addresses or CIDR ranges. It
 * replaces the previous lists; empty lists open the site. Refuses any other text with
 * invalid_region.
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
