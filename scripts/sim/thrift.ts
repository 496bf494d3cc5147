import { createHash } from "node:crypto";

export type Query = (...parts: unknown[]) => Promise<unknown>;

/** What a merchant of the simulator never changes while its history runs, by statement and values. */
export type Memory = Map<string, unknown>;

const SETTLED = /from "(merchants|deposit_methods)"/;
const NOTHING = { rows: [], rowCount: 0 };

/**
 * Asks the database less often for the same: most of what a history costs is the way there and back,
 * and the planning of statements that were planned before. What a statement does is left as it is.
 */
export function thrifty(ask: Query, memory: Memory): Query {
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
      // Nothing was done within it.
      if (/^(commit|rollback)$/i.test(text)) return NOTHING;
      if (text.includes("set_config('app.merchant', $1, true)")) {
        return ask(`begin; select set_config('app.merchant', '${values![0]}', true)`);
      }
      await ask("begin");
    }
    if (!values || typeof parts[0] === "string") return ask(...parts);
    const name = nameOf(text);
    const named = { ...(parts[0] as object), name };
    if (!SETTLED.test(text)) return ask(named, values);
    const question = `${name}${JSON.stringify(values)}`;
    if (!memory.has(question)) memory.set(question, await ask(named, values));
    return memory.get(question);
  };

  /** A statement with a name is planned once for each line. */
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
