import { Hono } from "hono";
import { VENDOR_BASE } from "../contract/vendor-wallet.ts";
import type { PlatformParts } from "../create-platform.ts";
import { vendorWalletRoutes } from "../vendor-wallet/vendor-wallet-routes.ts";
import { answerCall } from "./answer-call.ts";
import { openApi } from "./open-api.ts";
import { routes } from "./routes.ts";

export const BASE = "/platform";

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } };

/** The platform over HTTP: every call below /platform, the vendors' wallet below /vendor/v1. */
export function createApp(parts: PlatformParts): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  for (const route of routes) {
    app.on(route.call.method, BASE + route.call.path, ({ req, env }) =>
      answerCall(parts, route, req.raw, env?.incoming?.socket?.remoteAddress),
    );
  }
  const document = openApi(
    routes.map((route) => route.call),
    BASE,
  );
  app.get(`${BASE}/openapi.json`, (context) => context.json(document));
  app.route(VENDOR_BASE, vendorWalletRoutes(parts));
  app.notFound((context) =>
    context.json({ success: false, value: null, message: "not_found", reference: "" }, 404),
  );
  return app;
}
