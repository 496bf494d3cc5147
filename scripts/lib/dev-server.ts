import { readEnv } from "#env";
import { startServer } from "../../server.ts";
import { run } from "../../server/run.ts";
import { devSite } from "./dev-site.ts";

await run(() =>
  startServer({
    env: readEnv(),
    tell: console.log,
    openSite: async (parts, server) => (await devSite(parts, server)).site,
  }),
);
