import { tableGames } from "./table-game.ts";

/** Tournaments on screens. */
export const esportsGames = tableGames(
  "ESPORTS",
  `
  Arena Pixel | AV SHOOTER violet russo 2025-04-17 arena | video-game alien-monster bullseye headphone trophy
  Torre y Mago | AI STRATEGY royal lilita 2025-09-25 arena | crystal-ball castle crossed-swords shield magic-wand
  Gol Virtual | IMES FOOTBALL teal russo 2026-02-05 arena | soccer-ball joystick trophy laptop headphone
  Turbo Circuito | TF RACING magenta russo 2026-06-04 arena | racing-car trophy fuel-pump chequered-flag
  Copa Píxel | AV SHOOTER ember russo 2025-02-13 stage | trophy joystick bullseye alien-monster headphone
  Liga de Magos | AI STRATEGY cosmos lilita 2025-06-26 cauldron | magic-wand crystal-ball dragon-face shield castle
  Nexo Neón | IA STRATEGY abyss russo 2025-11-20 avenue | robot high-voltage shield laptop trophy
  Canasta Virtual | IMES BASKETBALL tangerine titan 2026-03-26 arena | basketball joystick trophy headphone laptop
  Furia Zombi | TF SHOOTER jade luckiest 2026-07-30 cave | skull bullseye bomb headphone trophy
  Reto Relámpago | IA FOOTBALL lagoon russo 2026-11-06 avenue | high-voltage soccer-ball trophy joystick headphone
`,
);
