import { tableGames } from "./table-game.ts";

/** Instant draws and scratch cards. */
export const elottGames = tableGames("ELOTT", [
  ["Rasca Rasca", "SUERTERIA", "SCRATCH", "candy", "luckiest", "2025-03-27"],
  ["Keno Cometa", "SUERTERIA", "KENO", "cosmos", "russo", "2025-07-17"],
  ["Bingo Balcón", "FAROLILLO", "BINGO", "orchid", "titan", "2025-12-11"],
  ["Lotería Viva", "FAROLILLO", "CARDS", "sunset", "lilita", "2026-05-21"],
]);
