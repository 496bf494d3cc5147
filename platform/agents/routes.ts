import { peopleRoutes } from "./people/routes.ts";

/** Every call that this group answers. */
export const agentsRoutes = [...peopleRoutes];
