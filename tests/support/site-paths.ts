import { ROUTE_GUARDS } from "#app/request/guards/route-guards.ts";

/** Every path of the site map, without the leading slash. */
export const sitePaths: string[] = Object.keys(ROUTE_GUARDS);
