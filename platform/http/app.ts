import { Hono } from "hono";
import { VENDOR_BASE } from "../contract/play/vendor-wallet.ts";
import { live } from "../contract/wire/live.ts";
import { loggedError } from "../contract/wire/logged-error.ts";
import type { LiveHub } from "../core/live/live-hub.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { vendorWalletRoutes } from "../play/vendor-wallet/vendor-wallet-routes.ts";
import { officeCalls, officeRoutes } from "../staff/office-routes.ts";
import { failed } from "./answer.ts";
import { answerCall } from "./answer-call.ts";
import { answerLive } from "./answer-live.ts";
import { callerOf } from "./caller/caller.ts";
import { openApi } from "./open-api.ts";
import { calls, routes } from "./routes.ts";

export const BASE = "/platform";

/** Written for the first who reads it: it takes half a second, and few starts have a reader. */
let document: ReturnType<typeof openApi> | undefined;

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * The platform over HTTP: every call and the live stream below /platform, the vendors' wallet below
 * /vendor/v1.
 */
export function createApp(parts: PlatformParts & { live: LiveHub }): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  for (const route of [...routes, ...officeRoutes]) {
    app.on(route.call.method, BASE + route.call.path, ({ req, env }) =>
      answerCall(parts, route, req.raw, env?.incoming?.socket?.remoteAddress),
    );
  }
  app.get(BASE + live.path, ({ req, env }) =>
    answerLive(parts, req.raw, env?.incoming?.socket?.remoteAddress),
  );
  if (parts.isDocumented ?? true) {
    app.get(`${BASE}/openapi.json`, (context) => {
      document ??= openApi([...calls, ...officeCalls], BASE);
      return context.json(document);
    });
  }
  app.route(VENDOR_BASE, vendorWalletRoutes(parts));
  app.onError((error, context) => {
    const { requestId } = callerOf(context.req.raw.headers, undefined, parts);
    const entry = { call: "http", merchant: "", durationMs: 0, requestId };
    parts.log?.({ ...entry, outcome: "failed", error: loggedError(error) });
    return context.json(failed(error, requestId).envelope, 500);
  });
  app.notFound((context) =>
    context.json({ success: false, value: null, message: "not_found", reference: "" }, 404),
  );
  return app;
}
