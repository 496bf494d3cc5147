import type { SQL } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";

/** A statement carries at most 65,535 values. */
const ROWS_MAX = 500;

export type NewGame = typeof games.$inferInsert;

/** Adds games of one merchant, and sets `changed` of those that are there. */
export async function writeGames(
  tx: Transaction,
  rows: readonly NewGame[],
  changed: Readonly<Record<string, SQL>>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_MAX) {
    await tx
      .insert(games)
      .values(rows.slice(at, at + ROWS_MAX))
      .onConflictDoUpdate({ target: [games.merchant, games.code], set: changed });
  }
}
