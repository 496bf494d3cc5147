import {
  staffVendorChange,
  staffVendorLimits,
  staffVendorList,
  staffVendorNew,
  staffVendorSecretNew,
  staffVendorSwitch,
} from "../../contract/staff/vendors/vendors.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { newVendorSecret } from "../secrets/partner-secrets.ts";
import { changeVendor } from "./change-vendor.ts";
import { gameRoutes } from "./games/game-routes.ts";
import { limitVendor } from "./limit-vendor.ts";
import { listAllVendors } from "./list-all-vendors.ts";
import { newVendor } from "./new-vendor.ts";
import { switchVendor } from "./switch-vendor.ts";

/** The office's calls about vendors and their games. */
export const vendorRoutes: readonly OfficeRoute[] = [
  at(staffVendorNew, (desk, input) =>
    newVendor(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffVendorChange, (desk, input) =>
    changeVendor(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffVendorList, (desk) => listAllVendors(desk, desk.merchant)),
  at(staffVendorSwitch, (desk, { act, vendor }) =>
    switchVendor(staffOf(desk), { merchant: desk.merchant, vendor, isEnabled: act === "enable" }),
  ),
  at(staffVendorLimits, (desk, input) =>
    limitVendor(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffVendorSecretNew, async (desk, { vendor }) => ({
    secret: await newVendorSecret(staffOf(desk), desk.merchant, vendor),
  })),
  ...gameRoutes,
];
