import { readEnv } from "#env";
import { run } from "../../server/run.ts";
import { startServer } from "../../server.ts";
import { devSite } from "./dev-site.ts";

await run(() =>
  startServer({
    env: readEnv(),
    tell: console.log,
    openSite: async (parts, server) => (await devSite(parts, server)).site,
  }),
);
