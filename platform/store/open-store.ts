import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { APP_ROLE } from "./app-role.ts";
import { createLiveNotes, type LiveNote, takeNotes } from "./live-notes.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** Anything that runs a statement: the store's `db` or a transaction. */
export type Executor = Pick<NodePgDatabase, "execute">;
export type StoreLog = (entry: Record<string, unknown>) => void;

export type Store = {
  /**
   * Outside of `inMerchant` the row-level policies show no row of any merchant; only the directory
   * of merchants and hosts and the money functions, which take the merchant, can be used.
   */
  db: NodePgDatabase;
  pool: pg.Pool;
  /**
   * For words to open pages, and for counters of attempts, which stand whatever becomes of the
   * transaction around them. A pool of their own, so that a transaction that counts never waits for
   * one that waits for it.
   */
  counters: pg.Pool;
  /**
   * Runs `work` in one transaction that sees and writes the rows of this merchant only. An error
   * rolls everything back. Pass the transaction down: a nested one needs a second connection.
   */
  inMerchant<T>(merchant: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const COUNTERS_MAX = 4;

/**
 * Opens the pool under the role that row-level security binds, whoever owns the database. The
 * schema must be migrated. Rejects when the server cannot be reached.
 */
export async function openStore(options: {
  url: string;
  poolSize?: number;
  log?: StoreLog;
}): Promise<Store> {
  const pool = openPool(options, options.poolSize ?? 10);
  const counters = openPool(options, COUNTERS_MAX);
  await pool.query("select 1").catch(async (error: unknown) => {
    await Promise.all([pool.end(), counters.end()]);
    throw error;
  });
  const db = drizzle(pool);
  const notes = createLiveNotes({
    // Not behind the transactions that wait for a place: these words are about what is done already.
    send: (words) => counters.query("select live_notify($1::jsonb)", [JSON.stringify(words)]),
    onError: (error) => options.log?.({ event: "live_notify", error: String(error) }),
  });
  takeNotes(db, notes.add);
  return {
    db,
    pool,
    counters,
    async inMerchant(merchant, work) {
      const noted: LiveNote[] = [];
      const done = await inTransaction(pool, async (tx) => {
        takeNotes(tx, (note) => noted.push(note));
        await tx.execute(sql`select set_config('app.merchant', ${merchant}, true)`);
        return work(tx);
      });
      for (const note of noted) notes.add(note);
      return done;
    },
    close: async () => {
      await notes.close();
      await Promise.all([pool.end(), counters.end()]);
    },
  };
}

/**
 * One transaction on a line of its own. Drizzle's own way to take one from a pool loses the line for
 * ever when `begin` fails; here whatever else fails than the work itself ends the line.
 */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let own: { error: unknown } | undefined;
  let isSound = false;
  try {
    const done = await drizzle(client).transaction((tx) =>
      work(tx).catch((error: unknown) => {
        own = { error };
        throw error;
      }),
    );
    isSound = true;
    return done;
  } catch (error) {
    isSound = own !== undefined && error === own.error;
    throw own ? own.error : error;
  } finally {
    client.release(!isSound);
  }
}

function openPool({ url, log }: { url: string; log?: StoreLog }, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${APP_ROLE}`,
    allowExitOnIdle: true,
  });
  const report = (error: Error) => log?.({ event: "store_connection", error: error.message });
  // The pool itself listens to idle lines alone: one that breaks in use would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}
