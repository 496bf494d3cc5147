import { existsSync } from "node:fs";
import { asc } from "drizzle-orm";
import pg from "pg";
import { systemClock } from "#platform/core/context.ts";
import { findPlace } from "#platform/store/embedded/place.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { secretsFor } from "../../server/backend/secrets-for.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import type { Outside, World } from "./world.ts";

/** A server that is away, and a statement that waits for a lock, must not hold the doctor up. */
const PATIENCE_MS = 8_000;

type Opened = { world: World; close(): Promise<void> };

/**
 * Opens the servers' database as they do, whatever its version, and reads its merchants. Rejects when
 * it cannot be reached, or logs in as another role. It changes nothing.
 */
export async function openWorld(outside: Outside, only: string | undefined): Promise<Opened> {
  const { env } = outside;
  if (!env.DATABASE_URL && !existsSync(findPlace(env.DATA_DIR, () => {}).cluster)) {
    throw new Error(`there is no database in ${env.DATA_DIR}`);
  }
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: env.DATA_DIR, shared: true });
  const url = inTime(env.DATABASE_URL ?? embedded?.url ?? "");
  let store: Store | undefined;
  const close = async () => {
    await store?.close();
    await embedded?.stop();
  };
  try {
    await reach(url);
    store = await openStore({ url, poolSize: 4 });
    const world = await worldOf(outside, { url, store, only });
    return { world, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The same address, at which a statement ends by itself. */
function inTime(address: string): string {
  const url = new URL(address);
  url.searchParams.set("options", `-c statement_timeout=${PATIENCE_MS}`);
  return url.href;
}

/** Rejects when the server does not let us in soon. */
async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  await client.connect();
  await client.end();
}

/** The world around an open database. */
export async function worldOf(
  outside: Outside,
  { url, store, only }: Pick<World, "url" | "store" | "only">,
): Promise<World> {
  const rows = await store.db.select().from(merchants).orderBy(asc(merchants.code));
  const names = await store.db.select().from(merchantHosts).orderBy(asc(merchantHosts.host));
  return {
    ...outside,
    ...{ url, store, only, random: systemRandom },
    // Read when needed: a look at other things makes no secret.
    get secrets() {
      return secretsFor(outside.env);
    },
    merchants: rows
      .filter(({ code }) => only === undefined || code === only)
      .map((row) => ({
        ...row,
        hosts: names.filter(({ merchant }) => merchant === row.code).map(({ host }) => host),
      })),
  };
}

/** The part of the world that needs no database. */
export const outsideOf = (
  env: Outside["env"],
  { net, mail, sendTo }: Pick<Outside, "net" | "mail" | "sendTo">,
): Outside => ({
  ...{ env, net, mail, sendTo },
  isReal: env.DEPLOYMENT === "production",
  now: () => systemClock.now(),
});
