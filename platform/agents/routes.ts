import { teamRoutes } from "./team/routes.ts";

/** Every call that this group answers. */
export const agentsRoutes = [...teamRoutes];
