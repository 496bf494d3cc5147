import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import type { Random } from "#platform/core/context.ts";
import { balanceOf } from "#platform/money/ledger/balance-of.ts";
import { launchDemo } from "#platform/play/games/launch/launch-demo.ts";
import { launchGame } from "#platform/play/games/launch/launch-game.ts";
import { createWalletServer } from "#platform/play/vendor-wallet/create-wallet-server.ts";
import { games, vendors } from "#platform/store/schema/catalogue.ts";
import { rounds } from "#platform/store/schema/round.ts";
import {
  emptyDatabase,
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  testRandom,
  testStore,
} from "#tests/support/database.ts";
import type { SpinView } from "#vendors/engines/slots/spin-view.ts";
import type { DealView } from "#vendors/engines/tables/table-view.ts";
import { createStudio } from "#vendors/studio/create-studio.ts";
import type { PurseFailure } from "#vendors/studio/purses/purse-api.ts";
import { sweepDemos } from "#vendors/studio/sessions/sweep-demos.ts";

export const GAME = { vendor: "LUCIERNA", code: "tres-cerezas" };
type Game = typeof GAME & { gameType?: GameType };
export const SECRET = "studio-secret";

/**
 * A fault of the connection. "lost" never arrives; "unheard" arrives but its answer is lost. With a
 * promise, the answer comes after it.
 */
export type Failure = "lost" | "unheard" | Promise<void>;

/** A player with money, a real platform wallet, and a studio whose connection can fail. */
export async function freshPlayer(
  options: {
    balance?: bigint;
    game?: Game;
    /** The merchant's country, whose form figures take. */
    country?: string;
    /** The purse from which the player plays: the platform's or the vendor's. */
    wallet?: "seamless" | "transfer";
    purseFailure?: PurseFailure;
  } = {},
) {
  const game = options.game ?? GAME;
  const store = await testStore();
  const merchant = await freshMerchant({ country: options.country ?? "" });
  const member = await freshMember(merchant, { balance: options.balance ?? 1_000_000n });
  await offerGame(merchant.code, game, options.wallet);
  const clock = testClock();
  const random = riggedRandom();
  const context = await testContext({ merchant, clock, actor: member.actor });
  const secrets = { ...context.secrets, vendors: new Map([[game.vendor, [SECRET]]]) };
  const wallet = createWalletServer({ store, clock, random, secrets });
  const wire = wireTo(wallet);
  // A separate database, so that no studio settles another's spins.
  const pool = await emptyDatabase();
  const studio = createStudio({
    pool,
    walletFetch: wire.send,
    walletBase: "http://platform.test",
    secrets: new Map([[game.vendor, SECRET]]),
    origin: "http://studio.test",
    clock,
    random,
    ...(options.purseFailure && { purseFailure: options.purseFailure }),
  });
  await studio.start();
  // Without its timer the studio settles only on a test's call.
  await studio.close();

  const launchInput = {
    gameCode: game.code,
    language: "es",
    platform: "html5" as const,
    backUrl: "http://alba.test/",
    cashierUrl: "http://alba.test/deposit",
  };
  const launch = async (outside = (request: Request) => studio.fetch(request)) => {
    return (await launchGame({ ...context, secrets, outside }, launchInput)).url;
  };
  const launchAsGuest = async () => {
    const { cashierUrl: _, ...input } = launchInput;
    const guest = { ...context, secrets, actor: null };
    return (await launchDemo({ ...guest, outside: (request) => studio.fetch(request) }, input)).url;
  };
  const get = (url: string) => studio.fetch(new Request(url));
  const spinAt = async (url: string, body: object, headers: Record<string, string> = {}) =>
    studio.fetch(
      new Request(`${url}/spin`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
  const outside = (request: Request) => studio.fetch(request);
  return {
    studio,
    store,
    /** The context of the platform's verbs, with the studio in reach. */
    context: { ...context, secrets, outside },
    pool,
    clock,
    random,
    merchant,
    member,
    failures: wire.failures,
    calls: wire.calls,
    launch,
    /** Opens the game with play money and loads its page. */
    openDemo: async () => {
      const url = await launchAsGuest();
      await get(url);
      return url;
    },
    get,
    spinAt,
    /** The platform's body of /launch, with a new token. */
    launchBody: async () => {
      let body = "";
      await launch(async (request) => {
        body = await request.text();
        return Response.json({ url: "http://studio.test/play/none", expiresIn: 1 });
      });
      return JSON.parse(body);
    },
    /** Launches the game and loads its page once. */
    open: async () => {
      const url = await launch();
      await get(url);
      return url;
    },
    spin: async (url: string, spinId = newSpinId(), stake = "10000"): Promise<SpinView> =>
      (await spinAt(url, { spinId, stake })).json(),
    /** Plays one round at a table. */
    deal: async (url: string, bets: Record<string, string>, spinId = newSpinId()) =>
      (await spinAt(url, { spinId, bets })).json() as Promise<DealView>,
    /** The betting record's rows. */
    rounds: () =>
      store.inMerchant(merchant.code, (tx) =>
        tx.select().from(rounds).where(eq(rounds.merchant, merchant.code)),
      ),
    table: async (url: string) => (await get(`${url}/table`)).json(),
    sweep: () => sweepDemos({ pool, clock }),
    /** The player's cash in the ledger. */
    cash: () => balanceOf(store.db, { merchant: merchant.code, owner: member.id, kind: "cash" }),
    /** POST /launch like the platform's, with a test's changes. */
    postLaunch: (body: object, more: { secret?: string; ageSeconds?: number } = {}) => {
      const text = JSON.stringify(body);
      const at = clock.now().getTime() / 1000 - (more.ageSeconds ?? 0);
      const parts = { timestamp: String(Math.floor(at)), nonce: newSpinId(), method: "POST" };
      const headers = signedHeaders(game.vendor, more.secret ?? SECRET, {
        ...parts,
        path: "/launch",
        body: text,
      });
      const url = "http://studio.test/launch";
      return studio.fetch(new Request(url, { method: "POST", headers, body: text }));
    },
  };
}

/** A connection that applies `faults` to calls by their name, "*" for all. */
function wireTo(wallet: (request: Request) => Promise<Response>) {
  const failures = new Map<string, Failure>();
  const calls: string[] = [];
  const send = async (request: Request) => {
    const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const failure = failures.get(name) ?? failures.get("*");
    calls.push(name);
    if (failure === "lost") throw new Error("the wire is cut");
    const answer = await wallet(request);
    if (failure === "unheard") throw new Error("the answer is lost");
    await failure;
    return answer;
  };
  return { failures, calls, send };
}

export const newSpinId = () => randomBytes(16).toString("hex");

async function offerGame(merchant: string, game: Game, walletType?: "seamless" | "transfer") {
  const store = await testStore();
  await store.inMerchant(merchant, async (tx) => {
    await tx.insert(vendors).values({
      merchant,
      code: game.vendor,
      name: "Vendor",
      logo: "vendor.svg",
      launchUrl: "http://studio.test/launch",
      ...(walletType && { walletType }),
    });
    await tx.insert(games).values({
      merchant,
      code: game.code,
      vendor: game.vendor,
      gameType: game.gameType ?? "RNG",
      gameClassify: "CLASSIC",
      name: "Game",
      minBet: 2_000n,
      picture: "/media/games/game",
      releasedAt: new Date(0),
      hasDemo: true,
    });
  });
}

/** Draws the stops that a test queued, otherwise random ones. */
function riggedRandom(): Random & { rig(stops: number[]): void } {
  const queue: number[] = [];
  const chance = testRandom(randomBytes(8).toString("hex"));
  return {
    ...chance,
    bytes(length) {
      const stop = length === 4 ? queue.shift() : undefined;
      return stop === undefined ? chance.bytes(length) : Uint8Array.of(0, 0, 0, stop);
    },
    rig: (stops) => {
      queue.push(...stops);
    },
  };
}
