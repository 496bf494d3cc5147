import { tableGames } from "./table-game.ts";

/** Shooting and catching under water. */
export const fishGames = tableGames("FISH", [
  ["Caza Abisal", "OLAVIVA", "HUNT", "abyss", "luckiest", "2025-03-11"],
  ["Arpón de Oro", "OLAVIVA", "HUNT", "lagoon", "lilita", "2025-07-03"],
  ["Red Gigante", "VOLCANA", "NET", "teal", "titan", "2025-10-30"],
  ["Kraken Furia", "VOLCANA", "BOSS", "cosmos", "luckiest", "2026-01-22"],
  ["Laguna Rica", "OLAVIVA", "NET", "jungle", "lilita", "2026-06-18"],
]);
