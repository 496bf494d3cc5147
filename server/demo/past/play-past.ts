import { and, eq, min, notExists } from "drizzle-orm";
import type { Pool } from "pg";
import type { Clock, Random, Secrets } from "#platform/core/context.ts";
import { type MerchantRow, readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { textTermsOf } from "#platform/core/merchant/text-terms.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { demoPlayers } from "#platform/demo/demo-players.ts";
import { AGENT_KINDS } from "#platform/jobs/kinds/agent-kinds.ts";
import { KINDS } from "#platform/jobs/kinds/kinds.ts";
import { perform } from "#platform/jobs/work/perform.ts";
import { countPopularity } from "#platform/play/games/count-popularity.ts";
import { runJackpot } from "#platform/play/jackpot/run-jackpot.ts";
import { reconcileVendors } from "#platform/play/reconciliation/reconcile-vendors.ts";
import type { Store } from "#platform/store/open-store.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { rounds } from "#platform/store/schema/round.ts";
import { createStudio } from "#vendors/studio/create-studio.ts";
import { HIGH, type Player, playSeat } from "../play-demo.ts";
import { nextMinute, type TickingClock, tickingClock } from "./ticking-clock.ts";

type Parts = Pick<PlatformParts, "log"> & {
  store: Store;
  /** Of the studio's own tables. */
  pool: Pool;
  clock: Clock;
  random: Random;
  /** The randomness of a merchant's players only. */
  randomOf: (merchant: string) => Random;
  secrets: Secrets;
  /** The studio's address for the platform, and the platform's for the studio. */
  studioOrigin: string;
  base: string;
  /** Tells in one line what takes a while. */
  tell: (line: string) => void;
};

const DAY_MS = 86_400_000;
/** The play of today lies within these hours, so that the winners' times differ. */
const TODAY_MS = 6 * 3_600_000;
const TODAY_ROUNDS = 8;
const GUEST_ROUNDS = 20;
/** Above 1 the sittings of today become denser towards now. */
const DENSER = 1.25;
/** How much of a place a player may come early, or every house would have the same times. */
const EARLY_PERCENT = 40;
/** Each day is compared with each vendor hour by hour, so the days before today know one. */
const VENDORS: ReadonlySet<string> = new Set(["NORVELA"]);
const ROUNDS = 5;
/** In ledger units of 1/10,000. */
const AMOUNT = 4_000_000n;
const TODAY_AMOUNT = 20_000_000n;
/** What the account of the log-in page does today, so that it has games to go on with. */
const VISITOR = {
  ...{ username: "demo", nickname: "Demo", upline: "agente" },
  ...{ amount: 0n, rounds: 6, stakes: [20_000n, 50_000n] },
};
const VISITS = 3;
/** A player brings money once in so many days. */
const DEPOSIT_DAYS = 4;
/** What a day must have before it is sealed, beside the comparison with its vendors. */
const COUNTED = ["facts", "days", "sittings", "sealDays"];

/**
 * Plays the days from the opening of a demonstration's new merchants until now, with the platform's
 * own work after each day, so that agents find days that are sealed and paid. Only the clock is made
 * up. Returns the codes of the merchants that have a past now.
 */
export async function playPast(parts: Parts): Promise<string[]> {
  const now = parts.clock.now();
  const rows = await parts.store.db.select({ code: merchants.code }).from(merchants);
  const played = await Promise.all(
    rows.map(async ({ code }) => {
      const openedAt = await emptySince(parts.store, code);
      const days = openedAt && Math.floor((now.getTime() - openedAt.getTime()) / DAY_MS);
      if (!openedAt || !days) return [];
      parts.tell(`Playing the last ${days} days at ${code}.`);
      await playMerchant(parts, await readMerchant(parts.store, code), { openedAt, now });
      return [code];
    }),
  );
  return played.flat();
}

/** Since when the merchant has members; null once it has a round. */
async function emptySince(store: Store, merchant: string): Promise<Date | null> {
  return store.inMerchant(merchant, async (tx) => {
    const played = tx.select().from(rounds).where(eq(rounds.merchant, merchant));
    const [first] = await tx
      .select({ at: min(members.createdAt) })
      .from(members)
      .where(and(eq(members.merchant, merchant), notExists(played)));
    return first?.at ?? null;
  });
}

async function playMerchant(
  parts: Parts,
  merchant: MerchantRow,
  { openedAt, now }: { openedAt: Date; now: Date },
) {
  const { timeZone } = textTermsOf(merchant);
  const { code } = merchant;
  const clock = tickingClock(openedAt);
  const world = openWorld({ ...parts, clock });
  const seats = { ...parts, ...world, clock, random: parts.randomOf(code) };
  /** Puts the clock to the next such minute; false when that is still to come. */
  const waitFor = (minute: string) => {
    const at = nextMinute(clock.now(), minute, timeZone);
    if (at >= now) return false;
    clock.to(at);
    return true;
  };
  await work(world.platformParts, merchant);
  for (let day = 0; waitFor("03:15"); day += 1) {
    await work(world.platformParts, merchant);
    if (!waitFor("20:00")) break;
    for (const [seat, player] of demoPlayers(code).team.entries()) {
      const brings = day === 0 || (day + seat) % DEPOSIT_DAYS === 0;
      const sitting = { ...player, amount: brings ? AMOUNT : 0n, rounds: ROUNDS };
      await playSeat(seats, code, sitting, VENDORS);
    }
  }
  await world.close();
  await playToday({ ...parts, clock, random: seats.random }, merchant, now);
}

/** Lets everybody sit down once today, one after the other until now. */
async function playToday(
  parts: Parts & { clock: TickingClock },
  merchant: MerchantRow,
  now: Date,
): Promise<void> {
  const { clock } = parts;
  const vendors = new Set(parts.secrets.vendors.keys());
  const world = openWorld(parts, vendors);
  const feedPot = () => runJackpot({ ...world.platformParts, merchant });
  const from = Math.max(clock.now().getTime(), now.getTime() - TODAY_MS);
  const { team, guests } = demoPlayers(merchant.code);
  const others = [
    ...team.map((one) => ({ ...one, amount: TODAY_AMOUNT, rounds: TODAY_ROUNDS })),
    ...guests.map((one) => ({ ...one, ...HIGH, rounds: GUEST_ROUNDS })),
  ];
  const players: Player[] = [...others, ...Array.from({ length: VISITS }, () => VISITOR)];
  /** So long before now a sitting begins; the last one half a place before the end. */
  const before = (place: number) =>
    (now.getTime() - from) * (1 - place / (players.length - 0.5)) ** DENSER;
  clock.to(new Date(from));
  await feedPot();
  for (const [place, player] of players.entries()) {
    const early = place === 0 ? 0 : parts.random.below(EARLY_PERCENT) / 100;
    clock.to(new Date(now.getTime() - before(place - early)));
    if (clock.now() >= now) break;
    await playSeat({ ...parts, ...world }, merchant.code, player, vendors);
  }
  await feedPot();
  await parts.store.inMerchant(merchant.code, (tx) => countPopularity(tx, merchant.code, now));
  await world.close();
}

/** The platform and the studio on a clock of their own. */
function openWorld(
  { store, pool, clock, random, studioOrigin, base, log, ...parts }: Parts,
  vendors: ReadonlySet<string> = VENDORS,
) {
  // Vendors that nobody plays with are not waited for.
  const known = [...parts.secrets.vendors].filter(([vendor]) => vendors.has(vendor));
  const secrets: Secrets = { ...parts.secrets, vendors: new Map(known) };
  const studio = createStudio({
    ...{ pool, clock, random, origin: studioOrigin },
    walletFetch: (request) => platform.fetch(request),
    walletBase: base,
    secrets: new Map(known.map(([vendor, [secret]]) => [vendor, secret ?? ""])),
  });
  const platformParts = {
    store,
    clock,
    random,
    secrets,
    outside: studio.fetch,
    ...(log && { log }),
  };
  const platform = createPlatform(platformParts);
  return {
    ...{ platformParts, platform: platform.fetch, close: platform.close },
    keepRound: studio.keepRound,
  };
}

/** The work that agents' figures and pay wait for. What one kind wakes is done by the second turn. */
async function work(parts: PlatformParts, merchant: MerchantRow) {
  const performer = { ...parts, merchant, owner: "demo-past" };
  await reconcileVendors(performer);
  const counted = KINDS.filter(({ name }) => COUNTED.includes(name));
  for (const kind of [...counted, ...AGENT_KINDS, ...AGENT_KINDS]) await perform(performer, kind);
}
