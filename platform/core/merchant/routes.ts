import { legalTold } from "../../contract/core/legal.ts";
import { domains, siteStatus } from "../../contract/core/site.ts";
import { on } from "../route.ts";
import { getSiteStatus } from "./get-site-status.ts";
import { keepLegalTexts } from "./legal/keep-legal-texts.ts";
import { listDomains } from "./list-domains.ts";

export const merchantRoutes = [
  on(siteStatus, getSiteStatus),
  on(domains, listDomains),
  on(legalTold, keepLegalTexts),
];
