import { Hono } from "hono";
import type { Pool } from "pg";
import { catalogueGames } from "./catalogue/games.ts";
import type { Clock, Log, RandomBytes, WalletFetch } from "./runtime.ts";
import { type ClientFiles, readClientFiles } from "./slots/page/client-files.ts";
import { skinOf } from "./slots/page/skin.ts";
import { launch } from "./studio/launch.ts";
import { playRoutes } from "./studio/play-routes.ts";
import { settleDue } from "./studio/settle-due.ts";
import type { Studio as StudioParts } from "./studio/studio.ts";
import { createTables } from "./studio/tables.ts";
import { createVendorWallet } from "./vw-client.ts";

export type StudioOptions = {
  /** The studio's own tables live in this database's schema "studio". */
  pool: Pool;
  walletFetch: WalletFetch;
  /** The platform's origin, e.g. "http://127.0.0.1:3000"; VW/1 lies below /vendor/v1. */
  walletBase: string;
  /** HMAC secrets of VW/1 by vendor id. */
  secrets: ReadonlyMap<string, string>;
  /** Where browsers reach the studio, e.g. "http://studio.localhost:3000". */
  origin: string;
  clock: Clock;
  random: RandomBytes;
  /** CSP sources of the sites that may frame a game. */
  frameAncestors?: readonly string[];
  walletTimeoutMs?: number;
  log?: Log;
};

export type Studio = {
  fetch(request: Request): Promise<Response>;
  /** Creates the tables and begins to settle spins of unknown outcome. */
  start(): Promise<void>;
  /** Stops settling; waits for what is under way. The pool stays its owner's to end. */
  close(): Promise<void>;
  /** Settles what is due now and answers how many spins that were. */
  settleDue(): Promise<number>;
};

const LOCAL_BRANDS = ["http://*.localhost:*"];
const SETTLE_EVERY_MS = 1_000;

/**
 * The embedded game studio: hosts every slot of the catalogue for all its vendors and reaches
 * money only through signed VW/1 calls.
 */
export function createStudio(options: StudioOptions): Studio {
  const parts = partsOf(options);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<unknown> = Promise.resolve();
  const app = routes(parts, options);

  const tick = () => {
    settling = settleDue(parts)
      .catch((error) => parts.log({ message: "settling failed", reason: String(error) }))
      .then(() => {
        if (!isClosed) timer = setTimeout(tick, SETTLE_EVERY_MS).unref();
      });
  };

  return {
    fetch: async (request) => app.fetch(request),
    async start() {
      await createTables(parts.pool);
      tick();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await settling;
    },
    settleDue: () => settleDue(parts),
  };
}

function partsOf(options: StudioOptions): StudioParts {
  const { pool, clock, random, secrets, origin } = options;
  const walletOf = (vendorId: string) =>
    createVendorWallet({
      vendorId,
      secret: secrets.get(vendorId) ?? "",
      fetch: options.walletFetch,
      base: options.walletBase,
      clock,
      random,
      ...(options.walletTimeoutMs && { timeoutMs: options.walletTimeoutMs }),
    });
  return { pool, clock, random, secrets, origin, walletOf, log: options.log ?? (() => {}) };
}

function routes(parts: StudioParts, options: StudioOptions): Hono {
  const skins = new Map(
    catalogueGames.map((game) => [`${game.vendor}/${game.code}`, skinOf(game)] as const),
  );
  const skinFor = (vendor: string, gameCode: string) => skins.get(`${vendor}/${gameCode}`) ?? null;
  let read: Promise<ClientFiles> | undefined;
  const clientFiles = () => {
    read ??= readClientFiles();
    return read;
  };
  const app = new Hono();
  app.post("/launch", (c) =>
    launch(parts, c.req.raw, (vendor, gameCode) => skinFor(vendor, gameCode) !== null),
  );
  app.route(
    "/play",
    playRoutes(parts, {
      skinFor,
      clientFiles,
      frameAncestors: options.frameAncestors ?? LOCAL_BRANDS,
    }),
  );
  app.get("/assets/:version/:folder/:name", async (c) => {
    const { files } = await clientFiles();
    const file = files.get(`${c.req.param("folder")}/${c.req.param("name")}`);
    if (!file) return c.notFound();
    return c.body(file.bytes, 200, {
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
  app.onError((error, c) => {
    parts.log({ message: "the studio failed", reason: error.message });
    return c.json({ code: "TEMPORARY" }, 500);
  });
  return app;
}
