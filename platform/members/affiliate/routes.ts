import { affiliateCheck, affiliateInfo, affiliatePlan } from "../../contract/members/affiliate.ts";
import { on } from "../../core/route.ts";
import { checkAffiliate } from "./check-affiliate.ts";
import { showAffiliate } from "./show-affiliate.ts";
import { showAffiliatePlan } from "./show-affiliate-plan.ts";

export const affiliateRoutes = [
  on(affiliatePlan, showAffiliatePlan),
  on(affiliateCheck, checkAffiliate),
  on(affiliateInfo, showAffiliate),
];
