import { createHash } from "node:crypto";

export type Query = (...parts: unknown[]) => Promise<unknown>;

/** Results that do not change during a history, by statement and values. */
export type StatementCache = Map<string, unknown>;

/** A statement that joins another table reads rows that change. */
const SETTLED = /^(?!.* join ).*from "(merchants|deposit_methods)"/s;
const NOTHING = { rows: [], rowCount: 0 };

/**
 * Prepares statements once and caches the rows of tables that never change. Round trips and
 * planning are most of a history's cost. The effect of a statement stays the same.
 */
export function statementCache(query: Query, cache: StatementCache): Query {
  const prepared = new Map<string, string>();
  let isBeginDue = false;

  const passOn: Query = async (...parts) => {
    const text = textOf(parts[0]);
    const values = (parts[1] ?? (parts[0] as { values?: unknown }).values) as unknown[] | undefined;
    if (/^begin$/i.test(text)) {
      isBeginDue = true;
      return NOTHING;
    }
    if (isBeginDue) {
      isBeginDue = false;
      // The transaction is empty.
      if (/^(commit|rollback)$/i.test(text)) return NOTHING;
      if (text.includes("set_config('app.merchant', $1, true)")) {
        return query(`begin; select set_config('app.merchant', '${values![0]}', true)`);
      }
      await query("begin");
    }
    if (!values || typeof parts[0] === "string") return query(...parts);
    const name = nameOf(text);
    const named = { ...(parts[0] as object), name };
    if (!SETTLED.test(text)) return query(named, values);
    const question = `${name}${JSON.stringify(values)}`;
    if (!cache.has(question)) cache.set(question, await query(named, values));
    return cache.get(question);
  };

  /** A named statement is planned once per connection. */
  function nameOf(text: string): string {
    const known = prepared.get(text);
    if (known) return known;
    const name = createHash("sha1").update(text).digest("hex");
    prepared.set(text, name);
    return name;
  }
  return passOn;
}

export function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return (query as { text: string }).text;
}
