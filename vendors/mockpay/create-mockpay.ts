import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Pool } from "pg";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import type { Clock, Log, RandomBytes } from "../wallet/runtime.ts";
import { chainApi } from "./chain/chain-api.ts";
import { sendPages } from "./chain/send-pages.ts";
import { identityApi, tellDecisions } from "./identity/identity-api.ts";
import { ordersApi } from "./orders-api.ts";
import { payPages } from "./pay-pages.ts";
import { payoutsApi } from "./payouts-api.ts";
import { ICON, STYLE } from "./style.ts";
import { makeTables } from "./tables.ts";
import { sendDueWebhooks } from "./webhooks.ts";

export type MockpayParts = {
  /** May create the schema "mockpay" in its database. */
  pool: Pool;
  webhookFetch: (request: Request) => Response | Promise<Response>;
  webhookUrl: string;
  /** Where decisions about identities are told; without it nobody is told. */
  decisionUrl?: string;
  secret: string;
  /** The payment page's origin for browsers, without a slash at the end. */
  origin: string;
  clock: Clock;
  random: RandomBytes;
  log?: Log;
};

export type Mockpay = {
  fetch: (request: Request) => Promise<Response>;
  /** Creates the tables and starts to send webhooks. Call it once before the first request. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const WEBHOOKS_EVERY_MS = 2_000;

const FACE = new URL("./fonts/archivo-normal.woff2", import.meta.url);

/** The demonstration's payment gateway: orders with a hosted page and signed webhooks, and payouts. */
export function createMockpay(parts: MockpayParts): Mockpay {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: "no-referrer",
      strictTransportSecurity: false,
    }),
  );
  app.get("/style.css", ({ body }) => body(STYLE, 200, { "content-type": "text/css" }));
  app.get("/face.woff2", async ({ body }) =>
    body(await readFile(FACE), 200, {
      "content-type": "font/woff2",
      "cache-control": "public, max-age=86400",
    }),
  );
  app.get("/icon.svg", ({ body }) => body(ICON, 200, { "content-type": "image/svg+xml" }));
  app.route("/orders", ordersApi(parts));
  app.route("/pay", payPages(parts));
  app.route("/payouts", payoutsApi(parts));
  app.route("/identity", identityApi(parts));
  app.route("/chain", chainApi(parts));
  app.route("/chain/send", sendPages(parts));
  app.onError((error, { text }) => {
    parts.log?.({ message: "MOCKPAY failed", error: loggedError(error) });
    return text("Internal Server Error", 500);
  });

  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending
      .then(() => Promise.all([sendDueWebhooks(parts), tellDecisions(parts)]))
      .then(() => {})
      .catch((error) => parts.log?.({ message: "webhooks failed", error: loggedError(error) }));
  };
  return {
    fetch: async (request) => app.fetch(request),
    async start() {
      await makeTables(parts.pool);
      timer = setInterval(send, WEBHOOKS_EVERY_MS);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await sending;
    },
  };
}
