import type pg from "pg";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { type Query, type StatementCache, statementCache, textOf } from "../statement-cache.ts";

/**
 * The point where a connection breaks: at its n-th statement, before or after the statement ran.
 */
export type Tear = {
  statement: number;
  when: "before" | "after";
  scope: "connection" | "process";
  /**
   * Ends the database session. By default the session only rolls back, and every further statement
   * of the platform fails. A new session is slow, because its caches are empty.
   */
  isHard: boolean;
};

/** The effects on the connection while one piece of work runs. */
export type Course = {
  tear?: Tear | undefined;
  /** Called before each statement; a race lets one continue at a time. */
  turn?: (pid: number, isCommit: boolean) => Promise<void>;
  /** A single statement commits in a step of its own, so that others can come in between. */
  isSlow?: boolean;
};

/** A store whose statements all pass here, so that they can be counted, delayed or broken. */
export type Connection = {
  store: Store;
  /** Begins a piece of work; the returned object shows its progress. */
  begin(course: Course): { statements: number; isTorn: boolean };
  /** Drops the cached results of the previous history. */
  forget(): void;
};

type Patched = pg.PoolClient & {
  isWatched?: boolean;
  isCut?: boolean;
  processID: number;
  end(): Promise<void>;
};

class Torn extends Error {
  code = "08006";
  override message = "the connection to the database is broken";
}

/** Opens a store on the database at `url`; `observer` ends the sessions of broken connections. */
export async function openConnection(url: string, observer: pg.Pool): Promise<Connection> {
  const store = await openStore({ url, poolSize: 3 });
  let course: Course = {};
  let standing = { statements: 0, isTorn: false };
  const cache: StatementCache = new Map();
  const watch = (client: Patched) => {
    if (client.isWatched) return;
    client.isWatched = true;
    keepInPool(client);
    client.on("error", () => {});
    const plain = statementCache(client.query.bind(client) as unknown as Query, cache);
    let isInTransaction = false;
    const pass: Query = async (...parts) => {
      const text = textOf(parts[0]);
      // The removal of old nonces runs at any time and has no effect on money.
      if (text.includes("vendor_forget_nonces")) return { rows: [], rowCount: 0 };
      // Nobody listens here to the news for open pages, or to hints of work.
      if (/live_notify|work_hint/.test(text)) return { rows: [], rowCount: 0 };
      // A job that orders its rows at random gets the same order in every run.
      if (text.includes("random()")) await plain("select setseed(0.5)");
      const isAlone = !isInTransaction && !/^begin/i.test(text);
      const own = course;
      const stands = standing;
      const through = async <T>(
        statement: () => Promise<T>,
        isCommit = /^commit$/i.test(text),
      ): Promise<T> => {
        if (client.isCut) throw new Torn();
        await own.turn?.(client.processID, isCommit);
        stands.statements += 1;
        const { tear } = own;
        if (stands.isTorn && tear?.scope === "process") throw await cut(tear);
        const isHere = tear?.statement === stands.statements;
        if (isHere && tear.when === "before") {
          stands.isTorn = true;
          throw await cut(tear);
        }
        const result = await statement();
        if (isHere) {
          stands.isTorn = true;
          throw await cut(tear);
        }
        return result;
      };
      if (isAlone && own.isSlow && /vendor_wallet|ledger_transfer/.test(text)) {
        return slowly(plain, parts, through);
      }
      const result = await through(() => plain(...parts));
      if (/^begin/i.test(text)) isInTransaction = true;
      if (/^(commit|rollback)$/i.test(text)) isInTransaction = false;
      return result;
    };
    const cut = async ({ isHard }: Tear) => {
      if (isHard) {
        await endSession(observer, client.processID);
        client.end().catch(() => {});
      } else {
        await plain("rollback");
        isInTransaction = false;
        client.isCut = true;
      }
      return new Torn();
    };
    client.query = promiseOrCallback(pass) as typeof client.query;
  };
  for (const pool of [store.pool, store.counters]) {
    pool.on("acquire", (client) => watch(client as Patched));
  }
  return {
    store,
    begin(next) {
      course = next;
      standing = { statements: 0, isTorn: false };
      return standing;
    },
    forget: () => cache.clear(),
  };
}

/**
 * A client after a soft break goes back to the pool. The pool sets `release` anew each time it
 * lends a client.
 */
function keepInPool(client: Patched): void {
  let release: pg.PoolClient["release"];
  Object.defineProperty(client, "release", {
    get: () => (error?: boolean | Error) => {
      const isKept = client.isCut === true;
      client.isCut = false;
      release(isKept ? undefined : error);
    },
    set: (given: pg.PoolClient["release"]) => {
      release = given;
    },
  });
}

/** Ends a session and waits until its locks are gone. PostgreSQL's own wait takes 100 ms. */
async function endSession(observer: pg.Pool, pid: number): Promise<void> {
  await observer.query("select pg_terminate_backend($1)", [pid]);
  for (let isThere = true; isThere; ) {
    const { rowCount } = await observer.query(
      "select from pg_stat_get_activity($1) where pid is not null",
      [pid],
    );
    isThere = rowCount !== 0;
  }
}

async function slowly(
  plain: Query,
  parts: unknown[],
  through: <T>(statement: () => Promise<T>, isCommit?: boolean) => Promise<T>,
) {
  await plain("begin");
  try {
    const result = await through(() => plain(...parts));
    await through(() => plain("commit"), true);
    return result;
  } catch (error) {
    if (!(error instanceof Torn)) await plain("rollback");
    throw error;
  }
}

/** pg's pool passes a callback; every other caller awaits a promise. */
function promiseOrCallback(query: Query) {
  return (...parts: unknown[]) => {
    const last = parts.at(-1);
    if (typeof last !== "function") return query(...parts);
    query(...parts.slice(0, -1)).then(
      (result) => last(null, result),
      (error) => last(error),
    );
    return undefined;
  };
}
