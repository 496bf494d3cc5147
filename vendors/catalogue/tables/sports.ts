import { tableGames } from "./table-game.ts";

/** Betting on real and virtual matches. */
export const sportsGames = tableGames("SPORTS", [
  ["Gol de Oro", "GRADANORTE", "FOOTBALL", "pitch", "russo", "2025-01-30"],
  ["Canasta Diez", "GRADANORTE", "BASKETBALL", "tangerine", "russo", "2025-06-12"],
  ["Diamante Béis", "GRADANORTE", "BASEBALL", "lagoon", "luckiest", "2025-10-16"],
  ["Ring Central", "BARRILETE", "BOXING", "ember", "russo", "2026-03-19"],
  ["Derbi Veloz", "GRADANORTE", "RACING", "honey", "lilita", "2026-08-06"],
]);
