import type { ServerBuild } from "@remix-run/node";
import { createServer as createVite } from "vite";
import { readEnv } from "#env";
import { run } from "../server/run.ts";
import { liveOf, newNonce, renderer } from "../server/site.ts";
import { startServer } from "../server.ts";

await run(() =>
  startServer({
    env: readEnv(),
    tell: console.log,
    async openSite(parts, server) {
      const vite = await createVite({
        server: { middlewareMode: true, hmr: { server } },
        appType: "custom",
      });
      const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
      const ending = new AbortController();
      const render = renderer(build, "development", parts);
      return {
        development: vite.middlewares,
        close() {
          ending.abort();
          return vite.close();
        },
        page: (request, visit) => render(request, visit, newNonce()),
        live: async (...asked) => liveOf(await build(), parts, ending.signal)(...asked),
      };
    },
  }),
);
