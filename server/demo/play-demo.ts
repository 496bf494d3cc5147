import { and, eq, gt } from "drizzle-orm";
import type { Clock, Random, Secrets } from "#platform/core/context.ts";
import { type DemoPlayer, demoPlayers } from "#platform/demo/demo-players.ts";
import { countPopularity } from "#platform/play/games/count-popularity.ts";
import { runJackpot } from "#platform/play/jackpot/run-jackpot.ts";
import { listPurseVendors } from "#platform/play/purses/find-purse-vendor.ts";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { rounds } from "#platform/store/schema/round.ts";
import { engineOf } from "#vendors/catalogue/engines.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { playRounds } from "#vendors/engines/play-rounds.ts";
import type { ClosedRound } from "#vendors/studio/rounds/closed-rounds.ts";
import type { WalletFetch } from "#vendors/wallet/runtime.ts";
import { createWalletClient } from "#vendors/wallet/vw-client.ts";
import { launchTicket, openPlayer } from "./players.ts";

export type DemoParts = {
  store: Store;
  clock: Clock;
  random: Random;
  /** The randomness of a merchant's players only, so that no other merchant affects them. */
  randomOf: (merchant: string) => Random;
  secrets: Secrets;
  /** The client of the platform's wallet. */
  platform: WalletFetch;
  base: string;
  /** Stores the results of the players' rounds in the studio, as its own pages do. */
  keepRound?: ((round: ClosedRound) => Promise<void>) | undefined;
};

export type Player = DemoPlayer & {
  /** What the player brings, in ledger units of 1/10,000. */
  amount: bigint;
  rounds: number;
  /** One of these, in ledger units; any of the demonstration's without it. */
  stakes?: readonly bigint[];
};
/** Most players play slots, some sit at a table. */
const GAME_TYPES = ["RNG", "RNG", "LIVE"];
const ROUNDS = 20;
const GUEST_ROUNDS = 10;
/** In ledger units of 1/10,000. */
const AMOUNT = 20_000_000n;
const STAKES = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n];
const DAY_MS = 86_400_000;
/** A guest plays for more, so that the day's highest prizes are worth telling. */
export const HIGH = { amount: 200_000_000n, stakes: [200_000n, 500_000n, 1_000_000n] };

/**
 * Lets a few demonstration players play honest rounds, so that the winners on the pages are real
 * from the first visit. A merchant with play within the last day is skipped. Returns `stop`, which
 * waits for the current player.
 */
export function playDemo(parts: DemoParts): { ended: Promise<void>; stop(): Promise<void> } {
  let isStopped = false;
  const ended = (async () => {
    for (const merchant of await parts.store.db.select().from(merchants)) {
      const { code } = merchant;
      if (await isAlive(parts, code)) continue;
      const seats = { ...parts, random: parts.randomOf(code) };
      // The pot exists before the first bet and has all bets after the last, whenever its job runs.
      const feedPot = () => runJackpot({ ...parts, merchant, random: parts.random });
      await feedPot();
      const { team, guests } = demoPlayers(code);
      for (const player of team) {
        if (!isStopped) await playSeat(seats, code, { ...player, amount: AMOUNT, rounds: ROUNDS });
      }
      const sitters = [...guests.map((one) => ({ ...one, ...HIGH })), ...team];
      for (const sitter of sitters) {
        if (!isStopped)
          await playSeat(seats, code, { amount: AMOUNT, ...sitter, rounds: GUEST_ROUNDS });
      }
      await feedPot();
      await parts.store.inMerchant(code, (tx) => countPopularity(tx, code, parts.clock.now()));
    }
  })();
  return {
    ended,
    async stop() {
      isStopped = true;
      await ended.catch(() => {});
    },
  };
}

async function isAlive({ store, clock }: DemoParts, merchant: string) {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const found = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ id: rounds.roundId })
      .from(rounds)
      .where(and(eq(rounds.merchant, merchant), gt(rounds.settledAt, since)))
      .limit(1),
  );
  return found.length > 0;
}

/**
 * Vendors with purses of their own take no bets through the platform's wallet, and these players
 * have no page to fill one.
 */
async function purseVendorsOf({ store }: DemoParts, merchant: string) {
  const found = await store.inMerchant(merchant, (tx) => listPurseVendors(tx, merchant));
  return new Set(found.map(({ code }) => code));
}

/** Lets a player play rounds of one game, of these vendors only where they are given. */
export async function playSeat(
  parts: DemoParts & { random: Random },
  merchant: string,
  { rounds: count, stakes = STAKES, ...player }: Player,
  vendors?: ReadonlySet<string>,
): Promise<void> {
  const { secrets, random, clock } = parts;
  const kind = GAME_TYPES[random.below(GAME_TYPES.length)]!;
  const purses = await purseVendorsOf(parts, merchant);
  const games = catalogueGames.filter(
    (one) =>
      one.gameType === kind &&
      engineOf(one) &&
      !purses.has(one.vendor) &&
      (vendors?.has(one.vendor) ?? true),
  );
  const game = games[random.below(games.length)]!;
  const member = await openPlayer(parts, merchant, player);
  const launchToken = await launchTicket(parts, { merchant, member, game });
  const wallet = createWalletClient({
    vendorId: game.vendor,
    secret: secrets.vendors.get(game.vendor)?.[0] ?? "",
    fetch: parts.platform,
    base: parts.base,
    clock,
    random,
  });
  await playRounds({
    wallet,
    random,
    keep: async (round) => parts.keepRound?.({ merchant, vendor: game.vendor, ...round }),
    seat: {
      launchToken,
      gameCode: game.code,
      engine: engineOf(game)!,
      stake: stakes[random.below(stakes.length)]!,
      rounds: count,
    },
  });
}
