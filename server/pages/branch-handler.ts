import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Routes = ServerBuild["routes"];
type RouteNode = { id: string; path?: string; index?: boolean; children?: RouteNode[] };

const MOST_PATHS = 2_000;

/**
 * Remix's handler, made for the routes of one branch of the site map. Remix ranks all routes and
 * compiles their patterns again four times a page; with a hundred routes that took a twelfth of its
 * time. Which routes match is still Remix's own decision, remembered by path.
 */
export function createBranchHandler(build: ServerBuild, mode: string): RequestHandler {
  const tree = treeOf(build.routes, undefined);
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const known = new Map<string, RequestHandler>();

  function handlerOf(pathname: string): RequestHandler {
    const ids = (matchRoutes(tree as never, pathname) ?? []).map(({ route }) => route.id!);
    if (ids.length === 0) return whole;
    const key = JSON.stringify(ids);
    const handler = handlers.get(key) ?? createRequestHandler(branchOf(build, ids), mode);
    handlers.set(key, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    // Remix matches an address for data twice: as it is, and without its ending.
    if (pathname.endsWith(".data")) return whole(request, context);
    let handler = known.get(pathname);
    if (!handler) {
      handler = handlerOf(pathname);
      if (known.size >= MOST_PATHS) known.clear();
      known.set(pathname, handler);
    }
    return handler(request, context);
  };
}

function treeOf(routes: Routes, parentId: string | undefined): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!;
      const children = index ? [] : treeOf(routes, id);
      return {
        id,
        ...(path !== undefined && { path }),
        ...(index && { index }),
        ...(children.length > 0 && { children }),
      };
    });
}

/** The build with these routes alone. The browser still gets the manifest of all of them. */
function branchOf(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <One>(all: Record<string, One>) =>
    Object.fromEntries(ids.map((id) => [id, all[id]!]));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
