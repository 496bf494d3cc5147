import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { run } from "../server/run.ts";
import { brandErrors, errorLine } from "./brand/check/quick-check.ts";
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
  const leftOut = await brandsToLeaveOut(env);
  env.BRANDS_LEFT_OUT = leftOut;
  // A build of the browser tests is good enough for a demonstration, but never for real players.
  const isRight = (beside: string | null) => isDemo || beside === null;
  const contents = { brand: env.BRAND, beside: env.BRANDS_BESIDE, leftOut };
  if (!isBuilt(contents, isRight) && (await buildSite(contents)) !== 0) {
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

/** A demonstration leaves out brands with errors; production does not start with one. */
async function brandsToLeaveOut({ BRAND, DEPLOYMENT }: Env): Promise<string[]> {
  const errors = await brandErrors(process.cwd(), BRAND);
  const codes = errors.map(({ brand }) => brand);
  const isRefused =
    DEPLOYMENT !== "demo" || readdirSync("brands").every((one) => codes.includes(one));
  if (errors.length > 0 && (BRAND || isRefused))
    throw new CannotStart(errors.map(errorLine).join("\n"));
  for (const error of errors) console.warn(`Left out: ${errorLine(error)}`);
  return codes;
}
