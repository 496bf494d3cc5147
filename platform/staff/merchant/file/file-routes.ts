import { staffMerchantApply, staffMerchantExport } from "../../../contract/staff/merchant/apply.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { EVERYWHERE, requirePerson } from "../../people/desk.ts";
import { staffOf } from "../../people/manage-people.ts";
import { hasGrant } from "../../people/require-grant.ts";
import { applyFile } from "./apply-file.ts";
import { exportFile } from "./export-file.ts";
import { shortSides } from "./short-value.ts";

/** Staff's calls about a merchant's file. */
export const fileRoutes: readonly OfficeRoute[] = [
  at(staffMerchantApply, async (desk, { file, plan, over }) => {
    const mayMake = hasGrant(requirePerson(desk), "merchant.apply", EVERYWHERE);
    const asked = { isPlan: plan === "yes", isOver: over === "yes", mayMake };
    const { merchant } = desk;
    const { steps, ...outcome } = await applyFile(staffOf(desk), { merchant, file, ...asked });
    return {
      ...outcome,
      steps: steps.map(({ act, item, ...sides }) => ({ act, item, ...shortSides(sides) })),
    };
  }),
  at(staffMerchantExport, (desk) => exportFile(desk, desk.merchant)),
];
