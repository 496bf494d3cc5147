import { readEnv } from "#env";
import { run } from "../server/run.ts";
import { startServer } from "../server.ts";

/** The platform and its vendors without the site. A site uses it through PLATFORM_URL. */
await run(() => startServer({ env: readEnv(), tell: console.log }));
