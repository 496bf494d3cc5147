import { announcementsRoutes } from "./announcements/routes.ts";
import { applicationsRoutes } from "./applications/routes.ts";
import { contractRoutes } from "./contracts/routes.ts";
import { downlinesRoutes } from "./downlines/routes.ts";
import { exportsRoutes } from "./exports/routes.ts";
import { incomeRoutes } from "./income/routes.ts";
import { linksRoutes } from "./links/routes.ts";
import { payRoutes } from "./pay/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { recordsRoutes } from "./records/routes.ts";
import { teamRoutes } from "./team/routes.ts";

/** Every call that this group answers. */
export const agentsRoutes = [
  ...announcementsRoutes,
  ...applicationsRoutes,
  ...contractRoutes,
  ...downlinesRoutes,
  ...exportsRoutes,
  ...incomeRoutes,
  ...linksRoutes,
  ...peopleRoutes,
  ...payRoutes,
  ...recordsRoutes,
  ...teamRoutes,
];
