import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { createBranchHandler } from "./branch-handler.ts";

const ROUTES: Record<string, { parentId?: string; path?: string; index?: boolean }> = {
  root: { path: "" },
  lobby: { parentId: "root" },
  home: { parentId: "lobby", index: true },
  login: { parentId: "lobby", path: "login" },
  vendor: { parentId: "lobby", path: "vendor/:name" },
  centre: { parentId: "root", path: "member" },
  overview: { parentId: "centre", index: true },
  bets: { parentId: "centre", path: "bets" },
  bet: { parentId: "centre", path: "bets/:id" },
  csv: { parentId: "root", path: "member/bets/csv" },
  help: { parentId: "root", path: "help/:article?" },
  nothing: { parentId: "root", path: "*" },
};

type Entry = { staticHandlerContext: { matches: { route: { id: string }; params: object }[] } };

/** A site whose pages name their routes, and whose actions name the route that took them. */
const build = {
  mode: "production",
  routes: Object.fromEntries(
    Object.entries(ROUTES).map(([id, { parentId, path, index }]) => {
      const page = { default: () => null, action: () => ({ actionOf: id }) };
      const file = { loader: () => new Response("a,b"), action: () => new Response("taken") };
      const place = { parentId, path, index };
      return [id, { id, ...place, module: id === "csv" ? file : page }];
    }),
  ),
  assets: { entry: {}, routes: {}, url: "", version: "" },
  entry: {
    module: {
      default: (_: Request, status: number, _headers: Headers, { staticHandlerContext }: Entry) => {
        const { matches } = staticHandlerContext;
        const seen = matches.map(({ route, params }) => [route.id, params]);
        return Response.json(seen, { status });
      },
    },
  },
  future: { v3_singleFetch: true },
  publicPath: "/",
} as unknown as ServerBuild;

const PATHS = [
  ...["/", "/?index", "/login", "/LOGIN", "/login/", "/vendor/a%20b", "/vendor", "/nowhere/at/all"],
  ...["/member", "/member?index", "/member/bets", "/member/bets/7", "/member/bets/csv"],
  ...["/help", "/help/terms", "/_root.data", "/member/bets.data", "/nowhere.data"],
];

test.each(["GET", "POST"])("%s: a path is answered as by all routes", async (method) => {
  const [whole, branch] = [createRequestHandler(build), createBranchHandler(build, "production")];
  const seen = async (handle: typeof whole, path: string) => {
    const answer = await handle(new Request(`http://site.test${path}`, { method }), {} as never);
    return { status: answer.status, text: await answer.text() };
  };
  for (const path of [...PATHS, ...PATHS]) {
    expect({ path, ...(await seen(branch, path)) }).toEqual({ path, ...(await seen(whole, path)) });
  }
});
