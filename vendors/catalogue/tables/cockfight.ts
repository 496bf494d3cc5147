import { tableGames } from "./table-game.ts";

/** Animated bouts; no animal takes part. */
export const cockfightGames = tableGames("COCKFIGHT", [
  ["Palenque Rojo", "PICAFLOR", "ARENA", "ember", "luckiest", "2025-04-10"],
  ["Espolón Real", "TEPOZAN", "ARENA", "desert", "lilita", "2025-10-09"],
  ["Gallo Trueno", "PICAFLOR", "DUEL", "royal", "luckiest", "2026-04-23"],
]);
