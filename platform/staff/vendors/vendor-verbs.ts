import { z } from "zod";
import { catalogueFileGame } from "../../contract/staff/vendors/catalogue-file.ts";
import {
  staffVendorChange,
  staffVendorLimits,
  staffVendorNew,
} from "../../contract/staff/vendors/vendors.ts";
import { type ApprovedVerb, approvedVerb as verb } from "../approvals/approved-verb.ts";
import { changeVendor } from "./change-vendor.ts";
import { changeGameTerms } from "./games/change-game-terms.ts";
import { limitVendor } from "./limit-vendor.ts";
import { newVendor } from "./new-vendor.ts";
import { switchVendor } from "./switch-vendor.ts";

const gameTerms = catalogueFileGame.pick({ minBet: true, maxMultiple: true }).partial().extend({
  maxMultiple: catalogueFileGame.shape.maxMultiple.nullable(),
});

/** The verbs about vendors and their games that a second person completes. */
export const VENDOR_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  newVendor: verb("vendor.new", staffVendorNew.input, newVendor),
  changeVendor: verb("vendor.change", staffVendorChange.input, changeVendor),
  switchVendor: verb(
    "vendor.switch",
    z.object({ vendor: z.string(), isEnabled: z.boolean() }),
    switchVendor,
  ),
  limitVendor: verb("vendor.limits", staffVendorLimits.input, limitVendor),
  changeGameTerms: verb(
    "game.apply",
    z.object({ vendor: z.string(), terms: z.record(z.string(), gameTerms) }),
    changeGameTerms,
  ),
};
