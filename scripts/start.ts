import { join } from "node:path";
import { readEnv } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { run } from "../server/run.ts";
import { buildSite } from "./lib/build-site.ts";
import { isBuilt } from "./lib/build-state.ts";

const started = performance.now();
// React chooses its fast build by NODE_ENV. This alone does not turn a demonstration into
// production.
if (!process.env.NODE_ENV) {
  process.env.NODE_ENV = "production";
  process.env.DEPLOYMENT ||= "demo";
}

await run(async () => {
  const env = readEnv();
  const isDemo = env.DEPLOYMENT === "demo";
  // A build of the browser tests is good enough for a demonstration, but never for real players.
  const isRight = (beside: string | null) => isDemo || beside === null;
  if (!isBuilt(env.BRAND, isRight) && (await buildSite(env.BRAND, env.BRANDS_BESIDE)) !== 0) {
    throw new CannotStart("The site could not be built: see above.");
  }
  const [{ startServer }, { builtSite }] = await Promise.all([
    import("../server.ts"),
    import("../server/site.ts"),
  ]);
  const running = await startServer({
    env,
    openSite: (parts) => builtSite("build", parts, { hasCdn: env.PAGE_CDN }),
    tell: console.log,
    logFile: isDemo ? join(env.DATA_DIR, "server.log") : undefined,
  });
  console.log(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return running;
});
