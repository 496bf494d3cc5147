import { DrizzleQueryError, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import {
  drizzle,
  type NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from "drizzle-orm/node-postgres";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { type LoggedError, loggedError } from "../contract/wire/logged-error.ts";
import { APP_ROLE } from "./app-role.ts";
import { withEnd } from "./at-end.ts";
import { CannotStart } from "./embedded/cannot-start.ts";
import { createLiveNotes, type LiveNote, takeNotes } from "./live-notes.ts";
import { createWorkNotes, takeWork, type WorkNote } from "./work/work-notes.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** Reads within one merchant; see `Store.reading`. */
export type Reader = Pick<
  Transaction,
  "select" | "selectDistinct" | "selectDistinctOn" | "execute" | "with" | "$count"
>;
/** Anything that runs a statement: the store's `db` or a transaction. */
export type Executor = Pick<NodePgDatabase, "execute">;
export type StoreLog = (entry: { event: string; error: LoggedError }) => void;

export type Store = {
  /**
   * Outside `inMerchant`, row security hides every merchant's rows. Only the directory of merchants
   * and hosts is readable. The money functions work, because they take the merchant.
   */
  db: NodePgDatabase;
  pool: pg.Pool;
  /**
   * For live events, hints and attempt counters, which stay whatever the surrounding transaction does. It
   * is a separate pool, so that a counting transaction never waits for one that waits for it.
   */
  counters: pg.Pool;
  /** The connections of `reading`, and of nothing else. */
  readers: pg.Pool;
  /**
   * Runs `work` in one transaction that sees and writes only this merchant's rows. An error rolls
   * everything back. Pass the transaction down: a nested one needs a second connection.
   */
  inMerchant<T>(merchant: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs reads that see only this merchant's rows, each statement by itself. It costs one round trip
   * a statement, where a transaction adds three. A write fails.
   */
  reading<T>(merchant: string, work: (reader: Reader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const COUNTERS_MAX = 4;
const READERS_MAX = 6;
/** A new connection plans its first statements anew, which costs more than the statements. */
const IDLE_MS = 5 * 60_000;

/**
 * Opens the pool as the role bound by row security, which the address must name. The schema must be
 * migrated. Rejects when the server cannot be reached. Throws CannotStart for any other role.
 */
export async function openStore(options: {
  url: string;
  poolSize?: number;
  log?: StoreLog;
}): Promise<Store> {
  const pool = openPool(options, options.poolSize ?? 10);
  const counters = openPool(options, COUNTERS_MAX);
  const readers = openPool(options, READERS_MAX, "-c default_transaction_read_only=on");
  await requireAppRole(pool).catch(async (error: unknown) => {
    await Promise.all([pool.end(), counters.end(), readers.end()]);
    throw error;
  });
  const db = drizzle(pool);
  const notes = createLiveNotes({
    // Not queued behind transactions that wait for a connection: these events are committed
    // already.
    send: (words) => counters.query("select live_notify($1::jsonb)", [JSON.stringify(words)]),
    onError: (error) => options.log?.({ event: "live_notify", error: loggedError(error) }),
  });
  takeNotes(db, notes.add);
  const hints = createWorkNotes({
    send: (grown) => counters.query("select work_hint($1::jsonb)", [JSON.stringify(grown)]),
    onError: (error) => options.log?.({ event: "work_hint", error: loggedError(error) }),
  });
  takeWork(db, hints.add);
  return {
    db,
    pool,
    counters,
    readers,
    async inMerchant(merchant, work) {
      const noted: LiveNote[] = [];
      const grown: WorkNote[] = [];
      const done = await inTransaction(pool, merchant, (tx) => {
        takeNotes(tx, (note) => noted.push(note));
        takeWork(tx, (note) => grown.push(note));
        return withEnd(tx, () => work(tx));
      });
      for (const note of noted) notes.add(note);
      for (const note of grown) hints.add(note);
      return done;
    },
    reading: createReading(readers),
    close: async () => {
      await Promise.all([notes.close(), hints.close()]);
      await Promise.all([pool.end(), counters.end(), readers.end()]);
    },
  };
}

/** Another role, above all the owner of the database, would not be bound by row security. */
async function requireAppRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>("select session_user as role");
  if (rows[0]?.role === APP_ROLE) return;
  throw new CannotStart(
    `DATABASE_URL logs in as ${rows[0]?.role}: a server logs in as ${APP_ROLE}, which npm run migrate makes.`,
  );
}

type Session = NodePgSession<Record<string, never>, Record<string, never>>;
const dialect = new PgDialect();
const sessions = new WeakMap<pg.PoolClient, Session>();

/** A connection's session, one for all its transactions, so that it keeps its prepared statements. */
function sessionOf(client: pg.PoolClient): Session {
  const session = sessions.get(client) ?? new NodePgSession(client, dialect, undefined);
  sessions.set(client, session);
  return session;
}

/**
 * Runs one transaction on its own connection. Drizzle's own function loses a pooled connection
 * forever when `begin` fails, and needs a round trip more. Here any failure outside the work itself
 * ends the connection.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  merchant: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    const name = pg.escapeLiteral(merchant);
    await client.query(`begin; select set_config('app.merchant', ${name}, true)`);
    const tx: Transaction = new NodePgTransaction(dialect, sessionOf(client), undefined);
    const done = await work(tx).catch(async (error: unknown) => {
      isSound = await client.query("rollback").then(
        () => true,
        () => false,
      );
      throw error;
    });
    await client.query("commit");
    isSound = true;
    return done;
  } finally {
    client.release(!isSound);
  }
}

/**
 * Connections of `readers` keep their merchant between reads, so nothing else may use that pool. After
 * a statement's error the connection ends, because it may be broken.
 */
function createReading(readers: pg.Pool): Store["reading"] {
  const known = new WeakMap<pg.ClientBase, { merchant: string | undefined; db: NodePgDatabase }>();
  return async (merchant, work) => {
    const client = await readers.connect();
    const own = known.get(client) ?? { merchant: undefined, db: drizzle(client) };
    known.set(client, own);
    let isBroken = false;
    try {
      if (own.merchant !== merchant) {
        own.merchant = undefined;
        await client.query("select set_config('app.merchant', $1, false)", [merchant]);
        own.merchant = merchant;
      }
      return await work(own.db);
    } catch (error) {
      isBroken = own.merchant === undefined || error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/**
 * A statement built once for each connection, also within transactions, and planned once by its
 * database. The values are placeholders.
 */
export function prepared<Statement, On extends Reader = Reader>(build: (on: On) => Statement) {
  const known = new WeakMap<object, Statement>();
  return (on: On): Statement => {
    const { session } = (on as Reader as Transaction)._;
    const statement = known.get(session) ?? build(on);
    known.set(session, statement);
    return statement;
  };
}

/** A placeholder for each column of a row to insert. Only for columns that are never null. */
export function placeholdersOf<Table extends PgTable>(table: Table) {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as {
    [Name in keyof Table["$inferSelect"]]: Placeholder;
  };
}

function openPool(
  { url, log }: { url: string; log?: StoreLog },
  max: number,
  settings = "",
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: settings,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  const report = (error: Error) => log?.({ event: "store_connection", error: loggedError(error) });
  // The pool listens only to idle connections. An error on a used one would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}
