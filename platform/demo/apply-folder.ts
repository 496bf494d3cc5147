import { eq } from "drizzle-orm";
import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import { type Applied, applyFile } from "../staff/merchant/file/apply-file.ts";
import { DEMO_ADMIN } from "../staff/people/demo-admin.ts";
import type { StaffContext } from "../staff/staff-context.ts";
import { merchantFiles } from "../store/schema/merchant-file.ts";

/**
 * Makes or keeps the merchant of a brand's folder as an operator does. Later changes by staff stay,
 * unless no file was ever applied. Throws with the place in the file that the platform refuses.
 */
export async function applyFolder(
  parts: Pick<StaffContext, "store" | "clock" | "random">,
  file: MerchantFile,
): Promise<Applied> {
  const { code: merchant } = file;
  const [before] = await parts.store.inMerchant(merchant, (tx) =>
    tx
      .select({ at: merchantFiles.appliedAt })
      .from(merchantFiles)
      .where(eq(merchantFiles.merchant, merchant)),
  );
  const staff = { ...parts, staff: DEMO_ADMIN, staffId: DEMO_ADMIN };
  return applyFile(staff, { merchant, file, isOver: !before, mayMake: true }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { code, field, details } = error;
      const place = [code, field && `in ${field}`, details && JSON.stringify(details)];
      throw new Error(`${merchant}'s merchant.json is refused: ${place.filter(Boolean).join(" ")}`);
    },
  );
}
