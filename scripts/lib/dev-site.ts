import type { Server } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { createServer as createVite, type ViteDevServer } from "vite";
import { liveOf, officeOf, renderer, type SiteHandler, type SiteParts } from "../../server/site.ts";

/** The site built from its current sources at each request, and the Vite server behind it. */
export async function devSite(
  parts: SiteParts,
  server: Server,
): Promise<{ site: SiteHandler; vite: ViteDevServer }> {
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  const ending = new AbortController();
  const render = renderer(build, "development", parts);
  const site: SiteHandler = {
    development: vite.middlewares,
    close() {
      ending.abort();
      return vite.close();
    },
    page: render,
    office: async (...asked) => officeOf(await build(), parts)(...asked),
    live: async (...asked) => liveOf(await build(), parts, ending.signal)(...asked),
  };
  return { site, vite };
}
