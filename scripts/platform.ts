import { readEnv } from "#env";
import { run } from "../server/run.ts";
import { startServer } from "../server.ts";

/** The platform and its vendors without the site; PLATFORM_URL points a site at it. */
await run(() => startServer({ env: readEnv(), tell: console.log }));
