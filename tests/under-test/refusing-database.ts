import type pg from "pg";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { testUrl } from "#tests/support/database.ts";

type Asked = { text: string; values: unknown[]; rest: unknown[] };

/** The SQLSTATE of a refused statement (a text that is no number), and of those that follow it. */
export const REFUSED = /"code":"(22P02|25P02)"/;

export type RefusingDatabase = {
  store: Store;
  /** Refuses the statement of that number, counted from one. */
  refuse(statement: number): void;
  /** The values of the statement refused since then; null when there was no such statement. */
  refused(): string[] | null;
};

/**
 * A store whose database refuses one statement with an error that quotes the statement's values, as
 * PostgreSQL does. Only statements with values count; events of live pages do not.
 */
export async function refusingDatabase(): Promise<RefusingDatabase> {
  const store = await openStore({ url: testUrl(), poolSize: 4 });
  closeAtEnd(store.close);
  let left = 0;
  let values: string[] | null = null;
  const replaced = (asked: Asked): boolean => {
    if (asked.values.length === 0 || asked.text.includes("live_notify")) return false;
    left -= 1;
    if (left !== 0) return false;
    values = asked.values.flatMap(textsIn);
    return true;
  };
  for (const pool of [store.pool, store.counters, store.readers]) {
    const known = new WeakSet<pg.PoolClient>();
    pool.on("acquire", (client) => {
      if (!known.has(client)) intercept(client, replaced);
      known.add(client);
    });
  }
  return {
    store,
    refuse(statement) {
      left = statement;
      values = null;
    },
    refused: () => values,
  };
}

function intercept(client: pg.PoolClient, isReplaced: (asked: Asked) => boolean): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const asked = read(given);
    if (!isReplaced(asked)) return ask(...given);
    const quoted = JSON.stringify(asked.values.flatMap(textsIn)).slice(0, 100_000);
    return ask("select ('x' || $1)::integer", [quoted], ...asked.rest);
  }) as typeof client.query;
}

/** The forms of a query: a text or a config, with values beside it, and perhaps a callback. */
function read([query, ...more]: unknown[]): Asked {
  const config = typeof query === "string" ? { text: query } : (query as Partial<Asked>);
  const [values] = more.filter(Array.isArray);
  const rest = more.filter((one) => typeof one === "function");
  return { text: config.text ?? "", values: values ?? config.values ?? [], rest };
}

function parsed(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** The texts in a value, also inside of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...textsIn(parsed(value))];
  if (value instanceof Uint8Array) return [Buffer.from(value).toString("hex")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
