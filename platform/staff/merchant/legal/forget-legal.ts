import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { legalBrandTexts } from "../../../store/schema/legal.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

/**
 * Forgets the legal texts of a brand that no site serves any more; confirmations stay. Refuses a brand
 * that told nothing with unknown_brand.
 */
export function forgetLegal(
  context: StaffContext,
  { merchant, brand }: { merchant: string; brand: string },
): Promise<void> {
  const entry = { action: "forgetLegal", details: { brand }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const own = and(eq(legalBrandTexts.merchant, merchant), eq(legalBrandTexts.brand, brand));
    const gone = await tx.delete(legalBrandTexts).where(own);
    if (gone.rowCount === 0) throw new Refusal("unknown_brand", { field: "brand", status: 404 });
  });
}
