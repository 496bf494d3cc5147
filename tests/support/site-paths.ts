import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** Every path of the site map, without the slash at its beginning; the layouts have none. */
export const sitePaths: string[] = pathsOf(routes as RouteConfigEntry[], "");

function pathsOf(entries: RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path = "", index, children = [] }) => {
    const whole = [above, path].filter(Boolean).join("/");
    // What has an index of its own is answered there.
    const isPage = index === true || (path !== "" && !children.some((child) => child.index));
    return [...(isPage ? [whole] : []), ...pathsOf(children, whole)];
  });
}
