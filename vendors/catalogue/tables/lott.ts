import { tableGames } from "./table-game.ts";

/** Draws at fixed hours. */
export const lottGames = tableGames("LOTT", [
  ["Seis Suertes", "SUERTERIA", "SIX", "tangerine", "russo", "2025-01-09"],
  ["Tres Cifras", "SUERTERIA", "PICK3", "rose", "titan", "2025-05-15"],
  ["Gordo Dominical", "SUERTERIA", "JACKPOT", "wine", "lilita", "2025-09-04"],
  ["Quiniela Luna", "FAROLILLO", "PICK5", "midnight", "lilita", "2026-04-02"],
]);
