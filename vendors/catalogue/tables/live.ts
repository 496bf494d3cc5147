import { tableGames } from "./table-game.ts";

/** Tables that one plays alone, without a dealer or a clock. */
export const liveGames = tableGames(
  "LIVE",
  `
  Ruleta Jacinta | PICAFLOR ROULETTE jade lilita 2025-02-14 roulette | coin coin coin coin
  Bacará Dorado | PICAFLOR BACCARAT royal russo 2025-03-21 felt | crown coin money-bag coin
  Veintiuno Rey | PICAFLOR BLACKJACK pitch lilita 2025-06-05 felt | joker top-hat coin coin
  Dados del Sol | NORVELA DICE ember titan 2025-08-28 dice | game-die money-bag coin coin
  Dragón Tigre | PICAFLOR DRAGON wine luckiest 2025-11-20 pagoda | dragon-face tiger-face fire coin red-envelope
  Rueda Brillante | NORVELA SHOW magenta titan 2026-02-12 showWheel | coin coin coin coin
  Póker Casona | PICAFLOR POKER copper russo 2026-05-14 felt | gem-stone trophy cocktail-glass coin
  Ruleta Neón | NORVELA ROULETTE violet russo 2026-09-10 roulette | coin coin coin coin
  Ruleta Malecón | PICAFLOR ROULETTE lagoon lilita 2025-01-23 roulette | coin coin coin coin
  Ruleta Real | LUCIERNA ROULETTE royal russo 2025-04-03 roulette | coin coin coin coin
  Ruleta Rápida | NORVELA ROULETTE ember luckiest 2025-05-29 roulette | coin coin coin coin
  Ruleta Rubí | PICAFLOR ROULETTE wine titan 2025-07-24 roulette | coin coin coin coin
  Ruleta Marfil | CANTERA9 ROULETTE copper lilita 2025-09-18 roulette | coin coin coin coin
  Ruleta Bohemia | LUCIERNA ROULETTE orchid titan 2025-12-18 roulette | coin coin coin coin
  Ruleta del Puerto | NORVELA ROULETTE teal lilita 2026-03-26 roulette | coin coin coin coin
  Ruleta Medianoche | PICAFLOR ROULETTE midnight russo 2026-07-16 roulette | coin coin coin coin
  Ruleta Tropical | CANTERA9 ROULETTE tangerine luckiest 2026-10-15 roulette | coin coin coin coin
  Bacará Esmeralda | PICAFLOR BACCARAT jade lilita 2025-02-27 felt | gem-stone coin money-bag coin
  Bacará Veloz | NORVELA BACCARAT ember russo 2025-05-01 felt | high-voltage coin money-bag coin
  Bacará Salón Azul | PICAFLOR BACCARAT lagoon lilita 2025-06-26 felt | wine-glass coin crown coin
  Bacará Gran Vía | LUCIERNA BACCARAT violet russo 2025-08-07 felt | top-hat coin cocktail-glass coin
  Bacará Marqués | CANTERA9 BACCARAT wine lilita 2025-10-23 felt | crown rose money-bag coin
  Bacará Mandarín | NORVELA BACCARAT tangerine titan 2026-01-15 felt | red-envelope coin folding-hand-fan coin
  Bacará Terraza | PICAFLOR BACCARAT sunset lilita 2026-04-30 felt | cocktail-glass sun coin coin
  Bacará Obsidiana | LUCIERNA BACCARAT midnight russo 2026-06-11 felt | gem-stone full-moon coin coin
  Bacará Sin Prisa | PICAFLOR BACCARAT teal lilita 2026-08-20 felt | hot-beverage coin money-bag coin
  Bacará Estelar | CANTERA9 BACCARAT cosmos titan 2026-11-05 felt | glowing-star coin crown coin
  Duelo de Fieras | PICAFLOR DRAGON ember luckiest 2025-03-13 pagoda | tiger-face dragon-face collision coin gem-stone
  Garra y Fuego | NORVELA DRAGON tangerine luckiest 2025-07-10 pagoda | dragon-face tiger fire red-envelope coin
  Tigre contra Todo | LUCIERNA DRAGON honey lilita 2025-10-02 pagoda | tiger-face dragon red-paper-lantern coin crown
  Noche de Dragones | PICAFLOR DRAGON midnight titan 2026-02-26 pagoda | dragon tiger-face full-moon coin high-voltage
  Jade y Rugido | CANTERA9 DRAGON jade luckiest 2026-06-25 pagoda | dragon-face tiger gem-stone coin lotus
  Rayas y Escamas | NORVELA DRAGON violet titan 2026-10-22 pagoda | tiger dragon-face crown coin red-envelope
  Dados del Dragón | NORVELA DICE wine titan 2025-04-24 dice | game-die dragon-face money-bag coin
  Tres Dados Reales | CANTERA9 DICE royal lilita 2025-06-19 dice | game-die crown money-bag coin
  Dados Danzantes | LUCIERNA DICE magenta luckiest 2025-09-11 dice | game-die musical-notes money-bag coin
  Grande o Chico | PICAFLOR DICE jade russo 2025-11-13 dice | game-die balance-scale money-bag coin
  Dados de la Abuela | NORVELA DICE copper lilita 2026-01-08 dice | game-die hot-beverage cookie coin
  Triple Suerte | CANTERA9 DICE honey titan 2026-05-07 dice | game-die four-leaf-clover money-bag coin
  Dados del Faro | LUCIERNA DICE lagoon lilita 2026-08-13 dice | game-die light-bulb ship coin
  Cubilete Bravo | PICAFLOR DICE ember luckiest 2026-11-12 dice | game-die fire trophy coin
`,
);
