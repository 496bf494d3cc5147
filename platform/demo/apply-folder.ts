import { eq } from "drizzle-orm";
import { merchantFile } from "../contract/staff/merchant/merchant-file.ts";
import { applyFile } from "../staff/merchant/file/apply-file.ts";
import { DEMO_ADMIN } from "../staff/people/demo-admin.ts";
import type { StaffContext } from "../staff/staff-context.ts";
import { merchantFiles } from "../store/schema/merchant-file.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { inBrandMoney } from "./in-brand-money.ts";

/**
 * Applies the file of a brand's folder as an operator does. The first time it goes over the
 * demonstration's standard; later changes by staff stay.
 */
export async function applyFolder(
  parts: Pick<StaffContext, "store" | "clock" | "random">,
  merchant: DemoMerchant,
): Promise<void> {
  const { code } = merchant;
  const file = merchantFile.parse(inBrandMoney(merchant, merchant));
  const [before] = await parts.store.inMerchant(code, (tx) =>
    tx
      .select({ at: merchantFiles.appliedAt })
      .from(merchantFiles)
      .where(eq(merchantFiles.merchant, code)),
  );
  const staff = { ...parts, staff: DEMO_ADMIN, staffId: DEMO_ADMIN };
  await applyFile(staff, { merchant: code, file, isOver: !before, mayMake: false });
}
