import { Hono } from "hono";
import type { Pool } from "pg";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { catalogueGames } from "../catalogue/games.ts";
import { type ClientFiles, readClientFiles } from "../engines/client-files.ts";
import { engineFor } from "../engines/engines.ts";
import type { Clock, Log, RandomBytes, WalletFetch } from "../wallet/runtime.ts";
import { createWalletClient } from "../wallet/vw-client.ts";
import { takeGrant, takeRevocation } from "./gifts/gifts.ts";
import { type PlayOptions, playRoutes } from "./play-routes.ts";
import { createOwnWallet } from "./purses/own-wallet.ts";
import { type PurseFailure, purseApi } from "./purses/purse-api.ts";
import { purseBook } from "./purses/purse-book.ts";
import {
  type ClosedRound,
  keepRound,
  listClosedRounds,
  tellRound,
} from "./rounds/closed-rounds.ts";
import { endLeftRounds } from "./rounds/end-left-rounds.ts";
import { tellPicture } from "./rounds/tell-picture.ts";
import { tellStuck } from "./rounds/tell-stuck.ts";
import { demoBook, isDemoPlayer } from "./sessions/demo-wallet.ts";
import { launch } from "./sessions/launch.ts";
import { sweepDemos } from "./sessions/sweep-demos.ts";
import { tellDemo } from "./sessions/tell-demo.ts";
import { settleDue } from "./spins/settle-due.ts";
import type { Studio as StudioParts } from "./studio.ts";
import { createTables } from "./tables.ts";

export type StudioOptions = {
  /** The studio's own tables are in this database's schema "studio". */
  pool: Pool;
  walletFetch: WalletFetch;
  /** The platform's origin, e.g. "http://127.0.0.1:3000"; VW/1 is below /vendor/v1. */
  walletBase: string;
  /** HMAC secrets of VW/1 by vendor id. */
  secrets: ReadonlyMap<string, string>;
  /** The studio's origin for browsers, e.g. "http://studio.localhost:3000". */
  origin: string;
  clock: Clock;
  random: RandomBytes;
  /** CSP sources of the sites that may frame a game. */
  frameAncestors?: readonly string[];
  walletTimeoutMs?: number;
  /** For tests: the fault that a purse call has. */
  purseFailure?: PurseFailure;
  log?: Log;
};

export type Studio = {
  fetch(request: Request): Promise<Response>;
  /** Creates the tables and starts to settle spins of unknown outcome. */
  start(): Promise<void>;
  /** Stops settling and waits for running work. The caller ends the pool. */
  close(): Promise<void>;
  /** Stores a round that was played without the game pages, e.g. by demonstration players. */
  keepRound(round: ClosedRound): Promise<void>;
  /** Settles the spins that are due and returns their number. */
  settleDue(): Promise<number>;
  /** Ends the rounds whose players left them open long ago, and returns their number. */
  endLeftRounds(): Promise<number>;
};

type MachineFor = PlayOptions["machineFor"];

const LOCAL_BRANDS = ["http://*.localhost:*"];
const SETTLE_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * The embedded game studio. It hosts every catalogue game that it has an engine for, for all its
 * vendors. It reaches money only through signed VW/1 calls.
 */
export function createStudio(options: StudioOptions): Studio {
  const parts = partsOf(options);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<unknown> = Promise.resolve();
  let sweepAt = 0;
  const machines = new Map(
    catalogueGames.map((game) => [`${game.vendor}/${game.code}`, engineFor(game)] as const),
  );
  const machineFor: MachineFor = (game) => machines.get(`${game.vendor}/${game.gameCode}`) ?? null;
  const app = routes(parts, options, machineFor);

  const tick = () => {
    settling = settleDue(parts)
      .then(() => sweepSometimes())
      .catch((error) => parts.log({ message: "settling failed", error: loggedError(error) }))
      .then(() => {
        if (!isClosed) timer = setTimeout(tick, SETTLE_EVERY_MS).unref();
      });
  };

  const sweepSometimes = async () => {
    const now = parts.clock.now().getTime();
    if (now < sweepAt) return;
    sweepAt = now + SWEEP_EVERY_MS;
    await sweepDemos(parts);
    await endLeftRounds(parts, machineFor);
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
    keepRound: (round) => keepRound(parts.pool, round, parts.clock.now()),
    settleDue: () => settleDue(parts),
    endLeftRounds: () => endLeftRounds(parts, machineFor),
  };
}

function partsOf(options: StudioOptions): StudioParts {
  const { pool, clock, random, secrets, origin } = options;
  const platformOf: StudioParts["platformOf"] = (vendor) =>
    createWalletClient({
      vendorId: vendor,
      secret: secrets.get(vendor) ?? "",
      fetch: options.walletFetch,
      base: options.walletBase,
      clock,
      random,
      ...(options.walletTimeoutMs && { timeoutMs: options.walletTimeoutMs }),
    });
  const walletOf: StudioParts["walletOf"] = (player) => {
    if (isDemoPlayer(player.playerId)) return createOwnWallet({ pool, clock }, demoBook, player);
    if (player.hasPurse) return createOwnWallet({ pool, clock }, purseBook, player);
    return platformOf(player.vendor);
  };
  const log = options.log ?? (() => {});
  return { pool, clock, random, secrets, origin, walletOf, platformOf, log };
}

function routes(parts: StudioParts, options: StudioOptions, machineFor: MachineFor): Hono {
  let read: Promise<ClientFiles> | undefined;
  const clientFiles = () => {
    read ??= readClientFiles();
    return read;
  };
  const app = new Hono();
  app.post("/launch", (c) => launch(parts, c.req.raw, (game) => machineFor(game) !== null));
  app.post("/picture", (c) => tellPicture(parts, c.req.raw, machineFor));
  app.post("/grant", (c) => takeGrant(parts, c.req.raw, machineFor));
  app.post("/revoke", (c) => takeRevocation(parts, c.req.raw));
  app.get("/demo", (c) => tellDemo(parts, c.req.raw));
  app.get("/stuck", (c) => tellStuck(parts, c.req.raw));
  app.get("/rounds", (c) => listClosedRounds(parts, c.req.raw));
  app.get("/round", (c) => tellRound(parts, c.req.raw));
  app.route("/purse", purseApi(parts, options.purseFailure));
  app.route(
    "/play",
    playRoutes(parts, {
      machineFor,
      clientFiles,
      frameAncestors: options.frameAncestors ?? LOCAL_BRANDS,
    }),
  );
  app.get("/assets/:version/:path{.+}", async (c) => {
    const { files } = await clientFiles();
    const file = files.get(c.req.param("path"));
    if (!file) return c.notFound();
    return c.body(file.bytes, 200, {
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
  app.onError((error, c) => {
    parts.log({ message: "the studio failed", error: loggedError(error) });
    return c.json({ code: "TEMPORARY" }, 500);
  });
  return app;
}
