import { tableGames } from "./table-game.ts";

/** Players against players, and quick rounds. */
export const pvpGames = tableGames(
  "PVP",
  `
  Truco Bravo | TINTABRAVA CARDS wine lilita 2025-02-20 twoHands | crossed-swords bell shield coin
  Dominó Patio | TINTABRAVA TILES copper titan 2025-05-08 dominoes | hot-beverage coin coin coin
  Cohete Cien | CANTERA9 CRASH cosmos russo 2025-08-14 crash | rocket satellite comet coin
  Minas Claras | CANTERA9 MINES teal titan 2025-11-27 mines | gem-stone coin crown coin
  Conquián Club | TINTABRAVA CARDS midnight russo 2026-03-05 cardRing | top-hat musical-notes cocktail-glass coin
  Ludo Fiesta | BARRILETE BOARD candy luckiest 2026-07-02 ludo | game-die trophy coin coin
  Plinko Andino | CANTERA9 DROP orchid titan 2026-10-08 plinko | mountain coin coin coin
  Brisca del Sur | TINTABRAVA CARDS jade lilita 2025-01-30 tallCard | rose coin wine-glass coin
  Escoba Quince | TINTABRAVA CARDS honey titan 2025-03-27 felt | broom coin olive coin
  Mus Montañés | TINTABRAVA CARDS pitch russo 2025-04-10 twoHands | mountain cheese-wedge wine-glass coin
  Tute Veloz | NORVELA CARDS ember russo 2025-06-12 tallCard | high-voltage crown coin coin
  Carioca Roja | BARRILETE CARDS magenta luckiest 2025-07-17 cardRing | musical-notes sun cocktail-glass coin
  Dominó Caribe | TINTABRAVA TILES lagoon luckiest 2025-09-04 dominoes | coconut coin coin coin
  Dominó de Oro | NORVELA TILES honey lilita 2025-10-16 dominoes | trophy coin coin coin
  Globo Rebelde | CANTERA9 CRASH sunset titan 2026-01-29 crash | balloon cloud sun coin
  Cometa Cobarde | CANTERA9 CRASH violet luckiest 2026-04-09 crash | comet shooting-star satellite coin
  Minas del Inca | BARRILETE MINES tangerine lilita 2026-05-21 mines | moai gem-stone coin coin
  Parchís Pirata | BARRILETE BOARD wine lilita 2026-06-04 ludo | skull-and-crossbones game-die coin coin
  Plinko Pop | CANTERA9 DROP rose titan 2026-08-27 plinko | bubbles coin coin coin
  Duelo de Cartas | NORVELA CARDS royal russo 2026-11-10 faceOff | crossed-swords shield trophy coin
`,
);
