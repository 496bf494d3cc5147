import { z } from "zod";
import {
  CATALOGUE_GAMES_MAX,
  type CatalogueFileGame,
  catalogueFileGame,
} from "../../../contract/staff/vendors/catalogue-file.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { type CatalogueRow, catalogueCells } from "./catalogue-cells.ts";

/** A game of a file, with the row that a person finds it in. */
export type ReadGame = CatalogueFileGame & { row: number };

/**
 * Reads a vendor's catalogue file: JSON (an array, or an object with `games`) or CSV in UTF-8. Refuses
 * with invalid_file what is neither, with unknown_column, and with invalid_game at the first field that
 * is wrong; its details name row, game and problem.
 */
export function readCatalogue(file: Uint8Array): ReadGame[] {
  const text = decoded(file).replace(/^\uFEFF/, "");
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : catalogueCells(text);
  if (rows.length > CATALOGUE_GAMES_MAX) {
    throw new Refusal("invalid_file", { field: "file", details: { most: CATALOGUE_GAMES_MAX } });
  }
  const seen = new Map<string, number>();
  return rows.map((read) => {
    const game = gameOf(read);
    const first = seen.get(game.code);
    if (first !== undefined) throw invalidGame(read.row, game.code, "code", `as in row ${first}`);
    seen.set(game.code, read.row);
    return { ...game, row: read.row };
  });
}

/** A refusal of one field of a game, with the row that a person finds it in. */
export function invalidGame(row: number, game: string, field: string, problem: string): Refusal {
  return new Refusal("invalid_game", { field, details: { row, game, problem } });
}

function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw new Refusal("invalid_file", { field: "file", details: { problem: "not in UTF-8" } });
  }
}

const listed = z.union([
  z.array(z.unknown()),
  z.strictObject({ games: z.array(z.unknown()) }).transform(({ games }) => games),
]);

function jsonRows(text: string): CatalogueRow[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const problem = (error as Error).message.slice(0, 120);
    throw new Refusal("invalid_file", { field: "file", details: { problem } });
  }
  const games = listed.safeParse(parsed);
  if (!games.success) {
    throw new Refusal("invalid_file", { field: "file", details: { problem: "no list of games" } });
  }
  return games.data.map((game, at) => ({ row: at + 1, game }));
}

function gameOf({ row, game }: CatalogueRow): CatalogueFileGame {
  const read = catalogueFileGame.safeParse(game);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const code = (game as { code?: unknown } | null)?.code;
  const strange = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(strange === undefined ? [] : [strange])].join(".");
  throw invalidGame(row, typeof code === "string" ? code.slice(0, 64) : "", field, issue!.message);
}
