import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import * as entry from "#app/entry.server.tsx";
import type { SiteContext } from "#app/request/load-context.ts";
import * as root from "#app/root.tsx";
import routes from "#app/routes.ts";
import { withCookies } from "../../server/serve/wire/with-cookies.ts";

type Routes = ServerBuild["routes"];
type RouteModule = Routes[string]["module"];

const modules = import.meta.glob<RouteModule>(
  ["/app/{features,endpoints,i18n}/**/*.{ts,tsx}", "!/app/**/*.{test,css}.{ts,tsx}"],
  {},
);

/** The paths of the site map that take writes; logout comes last. */
export const actionPaths = (build: ServerBuild): string[] =>
  Object.values(build.routes)
    .filter(({ module }) => module.action)
    .map(({ id }) => pathOf(build.routes, id))
    .sort((one, other) => Number(one === "logout") - Number(other === "logout"));

function pathOf(all: Routes, id: string): string {
  const { path, parentId } = all[id]!;
  const above = parentId ? pathOf(all, parentId) : "";
  return [above, path].filter(Boolean).join("/");
}

/** The site as a server would load it, from its sources: routes, root and entry, without assets. */
export async function siteBuild(): Promise<ServerBuild> {
  const all: Routes = { root: { id: "root", path: "", module: root as RouteModule } };
  await addRoutes(all, routes as RouteConfigEntry[], "root");
  return {
    mode: "production",
    entry: { module: entry as unknown as ServerBuild["entry"]["module"] },
    routes: all,
    assets: { entry: { module: "", imports: [] }, routes: assetsOf(all), url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
      v3_routeConfig: true,
      unstable_optimizeDeps: true,
    },
    isSpaMode: false,
  } as ServerBuild;
}

async function addRoutes(all: Routes, entries: RouteConfigEntry[], parentId: string) {
  for (const { id, file, path, index, children = [] } of entries) {
    const name = id ?? file.replace(/\.tsx?$/, "");
    const load = modules[`/app/${file}`];
    if (!load) throw new Error(`${file} of the site map is nowhere`);
    all[name] = {
      id: name,
      parentId,
      ...(path !== undefined && { path }),
      ...(index !== undefined && { index }),
      module: await load(),
    };
    await addRoutes(all, children, name);
  }
}

function assetsOf(all: Routes): ServerBuild["assets"]["routes"] {
  const rows = Object.entries(all).map(([id, { parentId, path, index, module }]) => {
    const has = { hasAction: "action" in module, hasLoader: "loader" in module };
    const row = { id, parentId, path, index, module: `/${id}.js`, ...has };
    return [
      id,
      { ...row, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false },
    ];
  });
  return Object.fromEntries(rows);
}

/** The same site without page rendering: it answers only status and headers. */
export function withoutPages(build: ServerBuild): ServerBuild {
  const draw = async (_: Request, status: number, headers: Headers) =>
    new Response(null, { status, headers });
  return { ...build, entry: { module: { ...build.entry.module, default: draw } } };
}

/** Answers requests like the server's site, each with a context of its own. */
export function siteHandler(build: ServerBuild, context: Omit<SiteContext, "addCookie">) {
  const handle = createRequestHandler(build, "production");
  return async (request: Request, more: Partial<SiteContext> = {}) => {
    const cookies: string[] = [];
    const addCookie = (line: string) => void cookies.push(line);
    const answer = await handle(request, { ...context, ...more, addCookie });
    return withCookies(answer, cookies);
  };
}
