import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Env, readEnv } from "#env";
import type { Random } from "#platform/core/context.ts";
import { createMissingMerchants, howToApply } from "./server/backend/missing-merchants.ts";
import type { Backend } from "./server/backend/open-backend.ts";
import { type Database, openDatabase } from "./server/backend/open-database.ts";
import { platformFor } from "./server/backend/platform-for.ts";
import { secretsFor } from "./server/backend/secrets-for.ts";
import { tellLegalPieces } from "./server/backend/tell-legal-pieces.ts";
import { vendorOrigins } from "./server/backend/vendor-origins.ts";
import { type ServedMetrics, serveMetrics } from "./server/metrics/serve-metrics.ts";
import { createChanges } from "./server/pages/changes.ts";
import { run } from "./server/run.ts";
import { announce } from "./server/serve/announce.ts";
import { createApp } from "./server/serve/create-app.ts";
import { type Listening, listen } from "./server/serve/listen.ts";
import { openLog } from "./server/serve/request-log.ts";
import { staticFiles } from "./server/serve/static-files.ts";
import { malformedStatus } from "./server/serve/wire/malformed.ts";
import { builtSite, type SiteHandler, type SiteParts } from "./server/site.ts";
import { openTraces, type Traces } from "./server/traces/open-traces.ts";

export type Running = {
  port: number;
  /** The port of /metrics, when there is one. */
  metricsPort: number | undefined;
  /** Resolves once a demonstration's players have played their first rounds. */
  played: Promise<void>;
  close(): Promise<void>;
};
export type ServerOptions = {
  env: Env;
  /** Opens the site; without it, this process runs only the platform and the vendors. */
  openSite?: ((parts: SiteParts, server: Server) => Promise<SiteHandler>) | undefined;
  /** Prints a line for the person at the terminal. */
  tell?: (line: string) => void;
  /** Writes the log here instead of to the terminal. */
  logFile?: string | undefined;
  /** The randomness for a demonstration's own players at a merchant; the system's by default. */
  demoRandom?: (merchant: string) => Random;
};

/**
 * Assembles the process on one port: database, platform and vendors (unless PLATFORM_URL names
 * them), then the site. Throws CannotStart with one line when it cannot.
 */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { env, openSite, logFile, demoRandom, tell = () => {} } = options;
  const secrets = secretsFor(env);
  const host = env.HOST;
  const wanted = openSite ? env.PORT : env.PLATFORM_PORT;
  const changes = createChanges();
  const hasBackend = !env.PLATFORM_URL || !openSite;
  let database: Database | undefined;
  let listening: Listening | undefined;
  let backend: Backend | undefined;
  let site: SiteHandler | undefined;
  let measured: ServedMetrics | undefined;
  let traces: Traces | undefined;
  const ending = new AbortController();
  const close = async () => {
    ending.abort();
    backend?.endStreams();
    await site?.close?.();
    await listening?.close();
    await backend?.close();
    await database?.stop();
    await measured?.close();
    await traces?.close();
  };
  try {
    const address = `http://${host}:${wanted}`;
    // Imported while the database starts; a site with a remote platform never needs it.
    const opening = hasBackend ? import("./server/backend/open-backend.ts") : undefined;
    if (hasBackend && env.DEPLOYMENT === "demo") tell("Opening the database.");
    if (hasBackend) database = await openDatabase(env, { address, log: tell });
    const log = openLog(env, logFile);
    let listener: RequestListener = answerStarting;
    listening = await listen({ host, port: wanted }, (request, response) => {
      const refused = malformedStatus(request);
      if (!refused) return listener(request, response);
      response.writeHead(refused, { connection: "close" }).end();
    });
    const { port } = listening;
    measured = await serveMetrics(env);
    const { metrics } = measured ?? {};
    traces = await openTraces(env);
    const origins = vendorOrigins(env, hasBackend ? port : undefined);
    if (database && opening) {
      const { openBackend } = await opening;
      const onChange = changes.note;
      backend = await openBackend(env, {
        ...{ url: database.url, origins, secrets, onChange, log, metrics, traces },
        ...{ demoRandom, tell },
      });
    }
    const parts: SiteParts = {
      platform: platformFor(env, secrets, backend, traces),
      frameOrigins: [origins.studio],
      payOrigins: [origins.mockpay],
      changes,
      isProduction: env.DEPLOYMENT === "production",
      log: ({ level, message, error, ...entry }) =>
        log[level]({ ...entry, ...(error && { err: error }) }, message),
    };
    site = await openSite?.(parts, listening.server);
    const files = openSite ? site?.files : staticFiles("public");
    const missingMerchants = createMissingMerchants(site?.merchants ?? [], parts.platform!);
    void tellLegalPieces(site?.legalPieces ?? new Map(), parts.platform!, {
      ending: ending.signal,
    });
    const officeHost = new URL(origins.office).hostname;
    const answering = { env, log, metrics, traces, site, backend, files, officeHost };
    listener = listenerFor(createApp({ ...answering, missingMerchants }), site);
    // A demonstration leaves out brands on purpose (DEMO_BRANDS).
    if (env.DEPLOYMENT !== "demo") {
      for (const merchant of await missingMerchants()) {
        log.warn({ merchant }, howToApply(merchant));
        tell(howToApply(merchant));
      }
    }
    announce({ env, port, site, backend, tell, logFile });
    const metricsPort = measured?.port;
    return { port, metricsPort, played: backend?.played ?? Promise.resolve(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function listenerFor(
  app: ReturnType<typeof createApp>,
  site: SiteHandler | undefined,
): RequestListener {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const { development } = site ?? {};
  if (!development) return answer;
  return (request, response) => development(request, response, () => answer(request, response));
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { "retry-after": "1" }).end("starting\n");
};

if (import.meta.main) {
  await run(() => {
    const env = readEnv();
    return startServer({
      env,
      openSite: (parts) => builtSite("build", parts, { hasCdn: env.PAGE_CDN }),
    });
  });
}
