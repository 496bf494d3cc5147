import { affiliateCheck, affiliatePlan } from "../../contract/members/affiliate.ts";
import { on } from "../../core/route.ts";
import { checkAffiliate } from "./check-affiliate.ts";
import { showAffiliatePlan } from "./show-affiliate-plan.ts";

export const affiliateRoutes = [
  on(affiliatePlan, showAffiliatePlan),
  on(affiliateCheck, checkAffiliate),
];
