import { rebateClaim, rebateShow } from "../../contract/club/rebates.ts";
import { on } from "../../core/route.ts";
import { claimRebate } from "./claim-rebate.ts";
import { showRebate } from "./show-rebate.ts";

export const rebateRoutes = [on(rebateShow, showRebate), on(rebateClaim, claimRebate)];
