import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { WATCH_KINDS, type WatchKind } from "../../../contract/members/person/watch-kinds.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { Watchlists } from "../../../core/access/watchlists.ts";
import { isReadable, type ListLine, watchlistOf } from "../../../domain/person/watchlist.ts";

const COLUMNS = ["entry", "kind", "name", "birthDate", "document"] as const;
type Line = Partial<Record<(typeof COLUMNS)[number], string>>;
type Lists = { stamp: string; version: string; find: ReturnType<typeof watchlistOf> };

/**
 * Lists from files of the operator: every `<list>.csv` of the folder, with the columns entry, kind
 * (sanction or pep), name, birthDate (YYYY-MM-DD or YYYY) and document. Changed files are read again.
 * An empty folder, and a line that cannot be read, is no answer.
 */
export function fileWatchlists(folder: string): Watchlists {
  let kept: Promise<Lists> | undefined;
  const fresh = async (): Promise<Lists> => {
    const before = await kept?.catch(() => undefined);
    const stamp = await stampOf(folder);
    if (before?.stamp === stamp) return before;
    return read(folder, stamp);
  };
  // Questions at once read the files once.
  const lists = () => {
    kept = fresh();
    return kept.catch(noAnswer);
  };
  return {
    version: async () => (await lists()).version,
    find: async (person) => (await lists()).find(person),
  };
}

function noAnswer(error: unknown): never {
  throw new Unknown("watchlists_unreachable", { cause: error });
}

async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".csv")).sort();
  if (names.length === 0) throw new Error("a folder without lists");
  return names;
}

async function stampOf(folder: string): Promise<string> {
  const stamps = (await filesOf(folder)).map(async (name) => {
    const { mtimeMs, size } = await stat(join(folder, name));
    return `${name}:${mtimeMs}:${size}`;
  });
  return (await Promise.all(stamps)).join("\n");
}

async function read(folder: string, stamp: string): Promise<Lists> {
  const hash = createHash("sha256");
  const lines: ListLine[] = [];
  for (const name of await filesOf(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    hash.update(`${name}\n${text}\n`);
    for (const line of linesOf(text, name.slice(0, -".csv".length))) lines.push(line);
  }
  return { stamp, version: hash.digest("base64url"), find: watchlistOf(lines) };
}

function linesOf(text: string, list: string): ListLine[] {
  const rows: Line[] = parse(text, { bom: true, columns: true, trim: true });
  return rows.map(({ entry = "", kind, name = "", birthDate = "", document = "" }, at) => {
    const line = { list, entry, kind: kind as WatchKind, name, birthDate, document };
    const isWhole = COLUMNS.every((column) => rows[at]![column] !== undefined);
    if (isWhole && WATCH_KINDS.includes(line.kind) && isReadable(line)) return line;
    throw new Error(`line ${at + 2} of the list ${list} cannot be read`);
  });
}
