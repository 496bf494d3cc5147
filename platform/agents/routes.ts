import { contractRoutes } from "./contracts/routes.ts";
import { payRoutes } from "./pay/routes.ts";
import { teamRoutes } from "./team/routes.ts";

/** Every call that this group answers. */
export const agentsRoutes = [...contractRoutes, ...payRoutes, ...teamRoutes];
