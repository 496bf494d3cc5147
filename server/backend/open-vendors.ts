import pg from "pg";
import type { Env } from "#env";
import { verificationCallback } from "#platform/contract/members/verification.ts";
import { depositWebhook } from "#platform/contract/money/cashier.ts";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import type { Clock, Random, Secrets } from "#platform/core/context.ts";
import { createMockpay } from "#vendors/mockpay/create-mockpay.ts";
import { createStudio, type Studio } from "#vendors/studio/create-studio.ts";
import type { Log as VendorLog } from "#vendors/wallet/runtime.ts";
import type { Log } from "../serve/request-log.ts";
import { GATEWAY, type Origins } from "./vendor-origins.ts";

export type Handler = (request: Request) => Promise<Response>;
export type Vendor = { hostname: string; fetch: Handler; close(): Promise<void> };

/** In-process calls need a host; nobody resolves it. */
export const INTERNAL = "http://platform.internal";

export type OpenVendors = {
  vendors: Vendor[];
  /** The connections to the vendors' own tables. */
  pool: pg.Pool;
  keepRound: Studio["keepRound"] | undefined;
  close(): Promise<void>;
};

/**
 * Starts the studio and the demonstration's payment page. They keep their own tables and use only
 * signed requests to the platform, so either could run elsewhere. In production each runs only when
 * its origin is configured.
 */
export async function openVendors(parts: {
  env: Env;
  url: string;
  origins: Origins;
  platform: Handler;
  secrets: Secrets;
  clock: Clock;
  random: Random;
  log: Log;
  /** The hosts whose pages may frame a game. */
  brandHosts: readonly string[];
}): Promise<OpenVendors> {
  const { env, origins, platform, secrets, clock, random } = parts;
  const pool = new pg.Pool({ connectionString: parts.url, max: 8, allowExitOnIdle: true });
  pool.on("error", () => {});
  pool.on("connect", (client) =>
    client.on("error", (error) =>
      parts.log.warn({ err: loggedError(error) }, "vendors' connection"),
    ),
  );
  const warn: VendorLog = ({ message, error, ...entry }) =>
    parts.log.warn({ ...entry, ...(error && { err: error }) }, message);
  const isDemo = env.DEPLOYMENT === "demo";
  const vendors: Vendor[] = [];
  let keepRound: Studio["keepRound"] | undefined;
  if (isDemo || env.STUDIO_ORIGIN) {
    const studio = createStudio({
      pool,
      walletFetch: platform,
      walletBase: INTERNAL,
      secrets: new Map([...secrets.vendors].map(([id, [secret]]) => [id, secret ?? ""])),
      origin: origins.studio,
      ...(!isDemo && { frameAncestors: parts.brandHosts.map((host) => `https://${host}`) }),
      clock,
      random,
      log: warn,
    });
    await studio.start();
    keepRound = studio.keepRound;
    vendors.push({ ...at(origins.studio), fetch: toHandler(studio.fetch), close: studio.close });
  }
  if (isDemo || env.MOCKPAY_ORIGIN) {
    const mockpay = createMockpay({
      pool,
      webhookFetch: platform,
      webhookUrl: `${INTERNAL}/platform${depositWebhook.path}`,
      decisionUrl: `${INTERNAL}/platform${verificationCallback.path}`,
      secret: secrets.gateways.get(GATEWAY)?.[0] ?? "",
      origin: origins.mockpay,
      clock,
      random,
      log: warn,
    });
    await mockpay.start();
    vendors.push({ ...at(origins.mockpay), fetch: toHandler(mockpay.fetch), close: mockpay.close });
  }
  return {
    vendors,
    pool,
    keepRound,
    async close() {
      await Promise.all(vendors.map((vendor) => vendor.close()));
      await pool.end();
    },
  };
}

const at = (origin: string) => ({ hostname: new URL(origin).hostname });
const toHandler =
  (fetch: (request: Request) => Response | Promise<Response>): Handler =>
  async (request) =>
    fetch(request);
