import { tableGames } from "./table-game.ts";

/** Tables with a dealer. */
export const liveGames = tableGames("LIVE", [
  ["Ruleta Jacinta", "PICAFLOR", "ROULETTE", "jade", "lilita", "2025-02-14"],
  ["Bacará Dorado", "PICAFLOR", "BACCARAT", "royal", "russo", "2025-03-21"],
  ["Veintiuno Rey", "PICAFLOR", "BLACKJACK", "pitch", "lilita", "2025-06-05"],
  ["Dados del Sol", "NORVELA", "DICE", "ember", "titan", "2025-08-28"],
  ["Dragón Tigre", "PICAFLOR", "BACCARAT", "wine", "luckiest", "2025-11-20"],
  ["Rueda Brillante", "NORVELA", "SHOW", "magenta", "titan", "2026-02-12"],
  ["Póker Casona", "PICAFLOR", "POKER", "copper", "russo", "2026-05-14"],
  ["Ruleta Neón", "NORVELA", "ROULETTE", "violet", "russo", "2026-09-10"],
]);
