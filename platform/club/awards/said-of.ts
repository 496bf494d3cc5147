import type { Reader } from "../../store/open-store.ts";
import { showSpins } from "../free-spins/held-spins.ts";
import { boardsOf } from "./board-names.ts";
import type { AwardRow } from "./reach-award.ts";

/** What a member reads about awards: the boards that gave them, and their free spins. */
export type Said = Awaited<ReturnType<typeof saidOf>>;

/** Reads what is said of these awards of one merchant, in a language. */
export async function saidOf(
  reader: Reader,
  { merchant, language }: { merchant: string; language: string },
  rows: readonly AwardRow[],
) {
  const spins = rows.map((row) => row.spins);
  return {
    boardOf: await boardsOf(reader, rows, language),
    spinsOf: await showSpins(reader, merchant, spins),
  };
}
