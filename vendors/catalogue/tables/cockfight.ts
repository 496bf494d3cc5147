import { tableGames } from "./table-game.ts";

/** Animated bouts; no animal takes part. */
export const cockfightGames = tableGames(
  "COCKFIGHT",
  `
  Palenque Rojo | DS88 ARENA ember luckiest 2025-04-10 pit | rooster collision trophy coin
  Espolón Real | DS88 ARENA desert lilita 2025-10-09 stage | rooster high-voltage crown coin
  Gallo Trueno | DS88 DUEL royal luckiest 2026-04-23 arena | rooster high-voltage trophy coin
  Cresta de Fuego | DS88 DUEL wine titan 2026-09-17 volcano | rooster fire trophy coin
`,
);
