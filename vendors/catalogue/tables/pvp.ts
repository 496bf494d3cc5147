import { tableGames } from "./table-game.ts";

/** Players against players, and quick rounds. */
export const pvpGames = tableGames("PVP", [
  ["Truco Bravo", "TINTABRAVA", "CARDS", "wine", "lilita", "2025-02-20"],
  ["Dominó Patio", "TINTABRAVA", "TILES", "copper", "titan", "2025-05-08"],
  ["Cohete Cien", "CANTERA9", "CRASH", "cosmos", "russo", "2025-08-14"],
  ["Minas Claras", "CANTERA9", "MINES", "teal", "titan", "2025-11-27"],
  ["Conquián Club", "TINTABRAVA", "CARDS", "midnight", "russo", "2026-03-05"],
  ["Ludo Fiesta", "BARRILETE", "BOARD", "candy", "luckiest", "2026-07-02"],
  ["Plinko Andino", "CANTERA9", "DROP", "orchid", "titan", "2026-10-08"],
]);
