import siteMap from "../../routes.ts";
import type { RouteGuard, SiteRoute } from "./site-route.ts";

/** Every path of the site map, without its leading slash, and its guard. */
export const ROUTE_GUARDS: Readonly<Record<string, RouteGuard>> = Object.fromEntries(
  guardsOf(siteMap, ""),
);

function guardsOf(routes: readonly SiteRoute[], above: string): [string, RouteGuard][] {
  return routes.flatMap(({ path = "", guard, children = [] }) => {
    const whole = [above, path].filter(Boolean).join("/");
    const own: [string, RouteGuard][] = guard ? [[whole, guard]] : [];
    return [...own, ...guardsOf(children, whole)];
  });
}

const partsOf = (path: string) => path.split("/").filter(Boolean);
const isOpenPart = (part: string) => part.startsWith(":");

const patterns = Object.entries(ROUTE_GUARDS)
  .filter(([path]) => path !== "*")
  .map(([path, guard]) => ({ parts: partsOf(path), guard }))
  // A literal segment wins over a parameter, as in the router.
  .sort(
    (one, other) => one.parts.filter(isOpenPart).length - other.parts.filter(isOpenPart).length,
  );

/** The guard of this path's route; an address without a route has the guard of "*". */
export function guardOf(pathname: string): RouteGuard {
  const given = partsOf(pathname);
  const found = patterns.find(({ parts }) => fits(parts, given));
  return found?.guard ?? ROUTE_GUARDS["*"]!;
}

function fits(parts: string[], given: string[]): boolean {
  const needed = parts.filter((part) => !part.endsWith("?")).length;
  if (given.length < needed || given.length > parts.length) return false;
  return given.every((name, index) => {
    const part = parts[index]!;
    return isOpenPart(part) || part.toLowerCase() === name.toLowerCase();
  });
}
