import { tableGames } from "./table-game.ts";

/** Tournaments on screens. */
export const esportsGames = tableGames("ESPORTS", [
  ["Arena Pixel", "GRADANORTE", "SHOOTER", "violet", "russo", "2025-04-17"],
  ["Torre y Mago", "BARRILETE", "STRATEGY", "royal", "lilita", "2025-09-25"],
  ["Gol Virtual", "GRADANORTE", "FOOTBALL", "teal", "russo", "2026-02-05"],
  ["Turbo Circuito", "BARRILETE", "RACING", "magenta", "russo", "2026-06-04"],
]);
