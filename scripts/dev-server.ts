import { createServer as createVite } from "vite";
import { readEnv } from "#env";
import { run } from "../server/run.ts";
import { newNonce, type RemixBuild, renderer } from "../server/site.ts";
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
      const build = () => vite.ssrLoadModule("virtual:remix/server-build");
      const render = renderer(build as RemixBuild, "development", parts);
      return {
        development: vite.middlewares,
        close: () => vite.close(),
        page: (request, visit) => render(request, visit, newNonce()),
      };
    },
  }),
);
