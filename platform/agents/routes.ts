import { peopleRoutes } from "./people/routes.ts";
import { teamRoutes } from "./team/routes.ts";

/** Every call that this group answers. */
export const agentsRoutes = [...peopleRoutes, ...teamRoutes];
