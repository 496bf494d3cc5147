import { tableGames } from "./table-game.ts";

/** Games of one choice and one press, on the shelf of slots. */
export const instantGames = tableGames(
  "RNG",
  `
  Lluvia de Ámbar | NORVELA DROP honey lilita 2026-11-12 pegFall | sun coin coin coin
  Clavos de Plata | CANTERA9 DROP frost russo 2026-09-17 plinko | snowflake coin coin coin
  Cae la Perla | VOLCANA DROP lagoon titan 2026-06-18 pegFall | oyster coin coin coin
  Campo Escondido | TEPOZAN MINES pitch luckiest 2026-11-17 openCell | four-leaf-clover gem-stone coin coin
  Veta Esmeralda | CANTERA9 MINES jade russo 2026-08-06 openCell | gem-stone crown coin coin
  Jardín Minado | TINTABRAVA MINES rose lilita 2026-05-28 mines | rose hibiscus gem-stone coin
  Cuarenta Luces | LUCIERNA KENO midnight titan 2026-11-05 ballTray | glowing-star full-moon coin coin
  Diez al Aire | BARRILETE KENO magenta luckiest 2026-09-03 keno | balloon party-popper coin coin
  Keno Brasero | VOLCANA KENO ember russo 2026-07-09 ballTray | fire volcano coin coin
  Papalote Alto | BARRILETE CRASH lagoon lilita 2026-11-19 kiteSky | kite cloud sun coin
  Platillo Zumbón | NORVELA CRASH cosmos russo 2026-10-01 crash | flying-saucer satellite ringed-planet coin
  Globo Candela | LUCIERNA CRASH sunset titan 2026-07-30 aloft | balloon cloud sun coin
`,
);
