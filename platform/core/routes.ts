import { merchantRoutes } from "./merchant/routes.ts";

/** Every call that this group answers. */
export const coreRoutes = [...merchantRoutes];
