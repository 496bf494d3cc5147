import {
  staffVendorChange,
  staffVendorLimits,
  staffVendorList,
  staffVendorNew,
  staffVendorSecretNew,
  staffVendorSwitch,
  staffVendorTry,
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
import { tryVendor } from "./trial/try-vendor.ts";

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
  at(staffVendorTry, async (desk, input) => {
    const { merchant, secrets, outside = fetch } = desk;
    const context = { ...staffOf(desk), secrets, outside };
    const all = await tryVendor(context, { ...input, merchant });
    const failed = all.filter(({ problem }) => problem !== null);
    return {
      ...{ passed: all.length - failed.length, failed: failed.length },
      checks: all.map(({ check, problem }) => ({
        ...{ check, problem },
        outcome: problem === null ? ("passed" as const) : ("failed" as const),
      })),
      repeat: failed.flatMap(({ command }) => command ?? []),
    };
  }),
  ...gameRoutes,
];
