import { tableGames } from "./table-game.ts";

/** Tables that one plays alone, without a dealer or a clock. */
export const liveGames = tableGames(
  "LIVE",
  `
  Ruleta Jacinta | PICAFLOR ROULETTE jade lilita 2025-02-14 lyingWheel | hyacinth coin coin coin
  Bacará Dorado | PICAFLOR BACCARAT royal russo 2025-03-21 cardRing | crown coin money-bag coin
  Veintiuno Rey | PICAFLOR BLACKJACK pitch lilita 2025-06-05 tallCard | joker top-hat coin coin
  Blackjack Nocturno | NORVELA BLACKJACK midnight russo 2025-10-16 halfMoon | owl full-moon coin coin
  Blackjack Escarlata | LUCIERNA BLACKJACK wine titan 2026-03-12 cardRing | rose gem-stone coin coin
  Veintiuno Coral | CANTERA9 BLACKJACK sunset lilita 2026-08-06 twoHands | spiral-shell coral coin coin
  Dados del Sol | NORVELA DICE ember titan 2025-08-28 dice | sun money-bag coin coin
  Dragón Tigre | PICAFLOR DRAGON wine luckiest 2025-11-20 twoHalves | dragon-face tiger-face fire coin red-envelope
  Rueda Brillante | NORVELA SHOW magenta titan 2026-02-12 showWheel | glowing-star coin coin coin
  Póker Casona | PICAFLOR POKER copper russo 2026-05-14 felt | trophy gem-stone cocktail-glass coin
  Ruleta Neón | NORVELA ROULETTE violet russo 2026-09-10 nearWheel | high-voltage coin coin coin
  Ruleta Malecón | PICAFLOR ROULETTE lagoon lilita 2025-01-23 risingWheel | sailboat coin coin coin
  Ruleta Real | LUCIERNA ROULETTE royal russo 2025-04-03 lyingWheel | crown coin coin coin
  Ruleta Rápida | NORVELA ROULETTE ember luckiest 2025-05-29 risingWheel | rocket coin coin coin
  Ruleta Rubí | PICAFLOR ROULETTE wine titan 2025-07-24 nearWheel | heart-suit coin coin coin
  Ruleta Marfil | CANTERA9 ROULETTE copper lilita 2025-09-18 roulette | elephant coin coin coin
  Ruleta Bohemia | LUCIERNA ROULETTE orchid titan 2025-12-18 lyingWheel | violin coin coin coin
  Ruleta del Puerto | NORVELA ROULETTE teal lilita 2026-03-26 nearWheel | anchor coin coin coin
  Ruleta Medianoche | PICAFLOR ROULETTE midnight russo 2026-07-16 risingWheel | full-moon coin coin coin
  Ruleta Tropical | CANTERA9 ROULETTE tangerine luckiest 2026-10-15 roulette | pineapple coin coin coin
  Bacará Esmeralda | PICAFLOR BACCARAT jade lilita 2025-02-27 twoHands | gem-stone coin money-bag coin
  Bacará Veloz | NORVELA BACCARAT ember russo 2025-05-01 cardRing | high-voltage coin money-bag coin
  Bacará Salón Azul | PICAFLOR BACCARAT lagoon lilita 2025-06-26 tallCard | wine-glass coin crown coin
  Bacará Gran Vía | LUCIERNA BACCARAT violet russo 2025-08-07 felt | top-hat coin cocktail-glass coin
  Bacará Marqués | CANTERA9 BACCARAT wine lilita 2025-10-23 tallCard | crown rose money-bag coin
  Bacará Mandarín | NORVELA BACCARAT tangerine titan 2026-01-15 twoHands | red-envelope coin folding-hand-fan coin
  Bacará Terraza | PICAFLOR BACCARAT sunset lilita 2026-04-30 felt | cocktail-glass sun coin coin
  Bacará Obsidiana | LUCIERNA BACCARAT midnight russo 2026-06-11 tallCard | full-moon gem-stone coin coin
  Bacará Sin Prisa | PICAFLOR BACCARAT teal lilita 2026-08-20 twoHands | hot-beverage coin money-bag coin
  Bacará Estelar | CANTERA9 BACCARAT cosmos titan 2026-11-05 cardRing | glowing-star coin crown coin
  Duelo de Fieras | PICAFLOR DRAGON ember luckiest 2025-03-13 faceOff | tiger-face dragon-face collision coin gem-stone
  Garra y Fuego | NORVELA DRAGON tangerine luckiest 2025-07-10 claws | fire tiger dragon-face red-envelope coin
  Tigre contra Todo | LUCIERNA DRAGON honey lilita 2025-10-02 temple | tiger-face dragon red-paper-lantern coin crown
  Noche de Dragones | PICAFLOR DRAGON midnight titan 2026-02-26 torii | dragon tiger-face full-moon coin high-voltage
  Jade y Rugido | CANTERA9 DRAGON jade luckiest 2026-06-25 temple | dragon-face tiger gem-stone coin lotus
  Rayas y Escamas | NORVELA DRAGON violet titan 2026-10-22 hides | crown tiger dragon-face coin red-envelope
  Dados del Dragón | NORVELA DICE wine titan 2025-04-24 cornerDice | dragon-face coin money-bag coin
  Tres Dados Reales | CANTERA9 DICE royal lilita 2025-06-19 cornerDice | crown coin money-bag coin
  Dados Danzantes | LUCIERNA DICE magenta luckiest 2025-09-11 dice | musical-notes coin money-bag coin
  Grande o Chico | PICAFLOR DICE jade russo 2025-11-13 cornerDice | balance-scale coin money-bag coin
  Dados de la Abuela | NORVELA DICE copper lilita 2026-01-08 diceCup | hot-beverage cookie coin coin
  Triple Suerte | CANTERA9 DICE honey titan 2026-05-07 dice | four-leaf-clover coin money-bag coin
  Dados del Faro | LUCIERNA DICE lagoon lilita 2026-08-13 diceCup | light-bulb ship coin coin
  Rueda del Muelle | LUCIERNA SHOW lagoon lilita 2025-08-14 hangingWheel | anchor ship fish coin
  Rueda Carrusel | CANTERA9 SHOW ember luckiest 2026-06-04 postWheel | carousel-horse balloon popcorn coin
  Rueda Lunar | PICAFLOR SHOW midnight russo 2026-10-08 sideWheel | crescent-moon star coin coin
  Póker del Patio | CANTERA9 POKER jade lilita 2025-07-17 sevenFan | hibiscus lemon coin coin
  Siete Cartas | NORVELA POKER royal titan 2026-03-12 cardSteps | crown top-hat trophy coin
  Castillo de Ases | LUCIERNA POKER wine luckiest 2026-09-24 cardHouse | joker castle crown coin
  Cubilete Bravo | PICAFLOR DICE ember luckiest 2026-11-12 diceCup | fire trophy coin coin
`,
);
