import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { APP_ROLE } from "./app-role.ts";

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
   * For counters of attempts, which stand whatever becomes of the transaction around them. A pool
   * of their own, so that a transaction that counts never waits for one that waits for it.
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
  return {
    db,
    pool,
    counters,
    inMerchant: (merchant, work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.merchant', ${merchant}, true)`);
        return work(tx);
      }),
    close: async () => {
      await Promise.all([pool.end(), counters.end()]);
    },
  };
}

function openPool({ url, log }: { url: string; log?: StoreLog }, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${APP_ROLE}`,
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => log?.({ event: "store_connection", error: error.message }));
  return pool;
}
