import {
  staffLimitLift,
  staffLimitList,
  staffLimitSet,
} from "../../../contract/staff/members/limits.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { liftStaffLimit, listLimits, setStaffLimit } from "./staff-limits.ts";

/** The office's calls about a player's limits. */
export const limitRoutes: readonly OfficeRoute[] = [
  at(staffLimitList, (desk, input) =>
    listLimits(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffLimitSet, (desk, input) =>
    setStaffLimit(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffLimitLift, (desk, input) =>
    liftStaffLimit(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
];
