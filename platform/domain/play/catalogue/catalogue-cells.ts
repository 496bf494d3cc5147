import { parse } from "csv-parse/sync";
import { Refusal } from "../../../contract/wire/refusal.ts";

/** A game as a file has it, before it is checked. */
export type CatalogueRow = { row: number; game: unknown };

const DELIMITERS = [",", ";", "\t"];
const TEXTS = ["code", "type", "class", "rtp", "minBet", "releasedOn", "cover", "series"];
const NUMBERS = ["lines", "maxMultiple"];
const NAME = "name.";
const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * The games of a CSV file, whose first row names the columns: the fields of the file's JSON form,
 * `name.es` for each language, and `languages` with spaces between them. An empty cell counts as
 * absent. Refuses with unknown_column, and with invalid_file what is no CSV.
 */
export function catalogueCells(text: string): CatalogueRow[] {
  const heading = text.slice(0, text.search(/\r?\n|$/));
  const [delimiter] = DELIMITERS.toSorted(
    (one, other) => heading.split(other).length - heading.split(one).length,
  );
  const records = recordsOf(text, delimiter!);
  const names = (records.shift() ?? []).map((name) => name.trim());
  for (const name of names) {
    const isKnown = [...TEXTS, ...NUMBERS, "hasDemo", "languages"].includes(name);
    if (isKnown || name.startsWith(NAME)) continue;
    throw new Refusal("unknown_column", { field: "file", details: { column: name.slice(0, 60) } });
  }
  return records.map((cells, at) => ({
    row: at + 2,
    game: gameOf(names.map((name, n) => [name, (cells[n] ?? "").trim()])),
  }));
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, skip_empty_lines: true, max_record_size: 20_000 });
  } catch (error) {
    const problem = (error as Error).message.slice(0, 120);
    throw new Refusal("invalid_file", { field: "file", details: { problem } });
  }
}

function gameOf(cells: [name: string, text: string][]) {
  const game: Record<string, unknown> = {};
  const names: Record<string, string> = {};
  for (const [name, text] of cells) {
    if (text === "") continue;
    if (name.startsWith(NAME)) names[name.slice(NAME.length)] = text;
    else if (TEXTS.includes(name)) game[name] = text;
    else if (NUMBERS.includes(name)) game[name] = /^\d+$/.test(text) ? Number(text) : text;
    else if (name === "languages") game[name] = text.split(/\s+/);
    else game[name] = YES_NO[text] ?? text;
  }
  return { ...game, names };
}
