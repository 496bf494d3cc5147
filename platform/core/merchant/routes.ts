import { domains, siteStatus } from "../../contract/core/site.ts";
import { on } from "../route.ts";
import { getSiteStatus } from "./get-site-status.ts";
import { listDomains } from "./list-domains.ts";

export const merchantRoutes = [on(siteStatus, getSiteStatus), on(domains, listDomains)];
