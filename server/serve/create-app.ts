import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Env } from "#env";
import { VENDOR_BASE } from "#platform/contract/play/vendor-wallet.ts";
import { LIVE_PATH } from "#platform/contract/wire/live-path.ts";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { visitorOf } from "#platform/http/caller/visitor-of.ts";
import { howToApply } from "../backend/missing-merchants.ts";
import type { Backend } from "../backend/open-backend.ts";
import { OUTBOX_HOST, OUTBOX_PATH } from "../demo/outbox-path.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { routeKind } from "../metrics/route-kind.ts";
import type { SiteHandler } from "../site.ts";
import type { Traces } from "../traces/open-traces.ts";
import { plainAnswer } from "./plain-answer.ts";
import { proxiesOf } from "./proxies-of.ts";
import { newRequestId } from "./reference.ts";
import { type Log, loggedPath } from "./request-log.ts";
import { isOwnWrite, securityHeaders } from "./security.ts";
import { plainCookies, securedCookie } from "./wire/cookie-names.ts";
import { withCookies } from "./wire/with-cookies.ts";

type Bindings = { incoming: { socket: { remoteAddress?: string } } };
type Variables = { requestId: string };
export type AppEnv = { Bindings: Bindings; Variables: Variables };

export type AppParts = {
  env: Env;
  log: Log;
  site?: SiteHandler | undefined;
  backend?: Backend | undefined;
  /** The games' pictures, for a process without a site. */
  files?: MiddlewareHandler | undefined;
  /** The merchants of the site's brands that the platform does not know. */
  missingMerchants?: (() => Promise<string[]>) | undefined;
  /** The host of the office's pages. */
  officeHost?: string | undefined;
  metrics?: Metrics | undefined;
  traces?: Traces | undefined;
};

const BODY_LIMIT = 2 ** 20;
/** Three pictures of five megabytes, and room to report which one is too large. */
const UPLOAD_LIMIT = 32 * 2 ** 20;
const SITE_UPLOADS =
  /^\/(feedback|member\/deposit\/[^/]+(\/slip)?|member\/withdraw\/[^/]+)(\.data)?$/;
const PLATFORM_UPLOADS =
  /^\/platform\/(feedback|cashier\/deposit\/slip|cashier\/withdrawal\/not-received)$/;
const takesPictures = (path: string) => SITE_UPLOADS.test(path) || PLATFORM_UPLOADS.test(path);

/**
 * Everything this process answers, in order: health, the vendors by host, files, the platform's
 * API, and the site for every other address.
 */
export function createApp(parts: AppParts) {
  const { env, log, site, backend, officeHost, files = site?.files } = parts;
  const app = new Hono<AppEnv>();
  app.use(accompany(parts));
  app.get("/health", (context) => context.text("ok"));
  app.get("/ready", async (context) => {
    if (backend && !(await backend.isReady())) return context.text("no database", 503);
    const missing = (await parts.missingMerchants?.()) ?? [];
    // One brand that waits for its merchant does not keep the others from their players.
    const isReady = missing.length === 0 || missing.length < (site?.merchants?.length ?? 0);
    return isReady ? context.text("ready") : context.text(missing.map(howToApply).join("\n"), 503);
  });
  const { office } = site ?? {};
  if (office) app.use(atOffice(env, officeHost, office));
  // Pages name their own icon, so a browser that asks here gets an empty answer.
  app.get("/favicon.ico", (context) => context.body(null, 204));
  if (files) app.use(files);
  const [small, large] = [bodiesUpTo(BODY_LIMIT), bodiesUpTo(UPLOAD_LIMIT)];
  app.use((context, next) => (takesPictures(context.req.path) ? large : small)(context, next));
  const { outbox } = backend ?? {};
  if (outbox) {
    app.get(OUTBOX_PATH, ({ req }, next) => (hostOf(req.raw) === OUTBOX_HOST ? outbox() : next()));
  }
  if (backend) {
    app.use((context, next) => {
      const vendor = backend.vendors.get(hostOf(context.req.raw));
      return vendor ? vendor(context.req.raw) : next();
    });
    if (site && !env.PLATFORM_PUBLIC) app.use("/platform/*", onlyGateways(backend));
    app.all("/platform/*", ({ req, env: bindings }) => backend.platform(req.raw, bindings));
    app.all(`${VENDOR_BASE}/*`, ({ req, env: bindings }) => backend.platform(req.raw, bindings));
  }
  const { live } = site ?? {};
  if (live) app.get(LIVE_PATH, visit(env, live));
  if (site) app.all("*", visit(env, site.page));
  app.notFound((context) => plainAnswer(404, context.get("requestId")));
  app.onError((error, context) => {
    const requestId = context.get("requestId");
    log.error({ requestId, err: loggedError(error) }, "failed outside of the site");
    return plainAnswer(500, requestId);
  });
  return app;
}

/** Answers everything at the office's host, and nothing at any other. */
function atOffice(
  env: Env,
  host: string | undefined,
  office: SiteHandler["page"],
): MiddlewareHandler<AppEnv> {
  const [limit, answer] = [bodiesUpTo(BODY_LIMIT), visit(env, office)];
  return async (context, next) => {
    if (hostOf(context.req.raw) !== host) return next();
    return (
      (await limit(context, async () => {
        const answered = await answer(context, next);
        if (answered) context.res = answered;
      })) ?? context.res
    );
  };
}

/**
 * Hides the platform's calls beside a site. It ignores the host, which a client may write as it
 * likes. Payment gateways still reach their own paths.
 */
function onlyGateways({ gatewayPaths }: Backend): MiddlewareHandler<AppEnv> {
  return async ({ req, get }, next) =>
    gatewayPaths.has(req.path) ? next() : plainAnswer(404, get("requestId"));
}

/** The limit rewrites a request of unknown length, which works only with Node's own requests. */
function bodiesUpTo(maxSize: number): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize,
    onError: (context) => plainAnswer(413, context.get("requestId")),
  });
  return (context, next) => {
    const { url, method, headers } = context.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    if (headers.has("transfer-encoding") || !headers.has("content-length")) {
      const { body, signal } = context.req.raw;
      context.req.raw = new Request(url, { method, headers, body, signal, duplex: "half" });
    }
    return limit(context, next);
  };
}

function visit(env: Env, answer: SiteHandler["page"]): MiddlewareHandler<AppEnv> {
  const proxies = proxiesOf(env);
  return ({ req, env: { incoming }, get }) => {
    const publicOrigin = `${env.PUBLIC_SCHEME}://${req.header("host")?.toLowerCase()}`;
    if (!isOwnWrite(req.raw, publicOrigin))
      return Promise.resolve(plainAnswer(403, get("requestId")));
    const url = new URL(req.url);
    const isPublicUrl = url.origin === publicOrigin;
    const request = isPublicUrl
      ? req.raw
      : new Request(publicOrigin + url.pathname + url.search, req.raw);
    const visitor = visitorOf(req.raw.headers, incoming?.socket.remoteAddress ?? "", proxies);
    const visit = { requestId: get("requestId"), ...visitor };
    return env.PUBLIC_SCHEME === "https"
      ? answer(withPlainCookies(request), visit).then(withSecuredCookies)
      : answer(request, visit);
  };
}

function withPlainCookies(request: Request): Request {
  const cookies = request.headers.get("cookie");
  if (cookies === null) return request;
  const headers = new Headers(request.headers);
  headers.set("cookie", plainCookies(cookies));
  return new Request(request, { headers });
}

function withSecuredCookies(answer: Response): Response {
  const lines = answer.headers.getSetCookie();
  if (lines.length === 0) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("set-cookie");
  const { status, statusText } = answer;
  const bare = new Response(answer.body, { status, statusText, headers });
  return withCookies(bare, lines.map(securedCookie));
}

/** Gives each request its reference, each answer the common headers, and the log a line. */
function accompany(parts: AppParts): MiddlewareHandler<AppEnv> {
  const { env, log, backend, officeHost: office, metrics, traces } = parts;
  const { vendors = new Map(), gatewayPaths = new Set() } = backend ?? {};
  const kindOf = (host: string, path: string) =>
    routeKind(host, path, { office, vendors, gatewayPaths });
  const isHttps = env.PUBLIC_SCHEME === "https";
  const ofPages = Object.entries(securityHeaders({ isHttps, isFile: false }));
  const ofFiles = Object.entries(securityHeaders({ isHttps, isFile: true }));
  return async (context, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    context.set("requestId", requestId);
    const { path: asked, method, raw } = context.req;
    const kind = kindOf(hostOf(raw), asked);
    const answered = async () => {
      await next();
      return context.res;
    };
    if (traces) await traces.ofRequest({ method, kind, requestId, headers: raw.headers }, answered);
    else await next();
    const { headers, status } = context.res;
    const isFile = /^\/(assets|media)\//.test(context.req.path) && status < 400;
    if (!isFile) headers.set("x-request-id", requestId);
    for (const [name, value] of isFile ? ofFiles : ofPages) {
      if (!headers.has(name)) headers.set(name, value);
    }
    const host = hostOf(context.req.raw);
    const path = loggedPath(context.req.path, vendors.has(host));
    const milliseconds = performance.now() - started;
    metrics?.noteRequest(kind, status, milliseconds);
    const durationMs = Math.round(milliseconds * 10) / 10;
    const level = isFile ? "debug" : "info";
    log[level](
      { requestId, host, method: context.req.method, path, status, durationMs },
      "request",
    );
  };
}

const hostOf = (request: Request) => new URL(request.url).hostname;
