import { tableGames } from "./table-game.ts";

/** Instant draws and scratch cards. */
export const elottGames = tableGames(
  "ELOTT",
  `
  Rasca Rasca | SUERTERIA SCRATCH candy luckiest 2025-03-27 scratch | gem-stone cherries bell crown four-leaf-clover
  Keno Cometa | ELOTT KENO cosmos russo 2025-07-17 keno | comet glowing-star coin coin
  Bingo Balcón | SUERTERIA BINGO orchid titan 2025-12-11 bingo | party-popper coin coin coin
  Lotería Viva | SUERTERIA CARDS sunset lilita 2026-05-21 pictureCards | sun-with-face rooster rose crescent-moon cactus
  Keno Selva | ELOTT KENO jungle lilita 2025-01-14 keno | parrot hibiscus coin coin
  Keno Marino | ELOTT KENO lagoon titan 2025-04-01 keno | tropical-fish spiral-shell coin coin
  Keno de Oro | ELOTT KENO honey russo 2025-08-19 keno | crown money-bag coin coin
  Keno Nocturno | ELOTT KENO midnight russo 2026-02-10 keno | owl full-moon coin coin
  Rasca la Piña | SUERTERIA SCRATCH tangerine luckiest 2025-02-18 scratch | pineapple mango coconut banana lime
  Rasca Tesoro | SUERTERIA SCRATCH copper lilita 2025-06-10 scratch | coin old-key skull gem-stone anchor
  Rasca Dulce | SUERTERIA SCRATCH rose titan 2025-10-14 scratch | candy lollipop doughnut cupcake cookie
  Rasca Cósmico | SUERTERIA SCRATCH violet russo 2026-03-17 scratch | ringed-planet rocket comet alien full-moon
  Rasca Granja | SUERTERIA SCRATCH pitch luckiest 2026-07-21 scratch | cow chicken pig sunflower ear-of-corn
  Bingo del Barrio | SUERTERIA BINGO teal lilita 2025-05-06 bingo | house-with-garden coin coin coin
  Bingo Bolero | SUERTERIA BINGO wine titan 2026-01-20 bingo | rose coin coin coin
  Bingo Marea | SUERTERIA BINGO royal luckiest 2026-08-25 bingo | water-wave coin coin coin
  Lotería del Patio | SUERTERIA CARDS jade lilita 2025-09-23 pictureCards | rooster cactus guitar bell sun-with-face
  Lotería de Feria | FAROLILLO CARDS magenta luckiest 2026-06-16 pictureCards | balloon drum maracas rose star
  Número Exprés | ELOTT PICK3 ember russo 2025-11-04 balls SSC | high-voltage money-bag coin coin
  Sorteo Relámpago | ELOTT PICK3 abyss titan 2026-09-22 tombola PCB | stopwatch coin coin coin
`,
);
