import { affiliateApplication, affiliateApply } from "../../contract/agents/applications.ts";
import { on } from "../../core/route.ts";
import { apply } from "./apply.ts";
import { showApplication } from "./show-application.ts";

export const applicationsRoutes = [
  on(affiliateApply, apply),
  on(affiliateApplication, showApplication),
];
