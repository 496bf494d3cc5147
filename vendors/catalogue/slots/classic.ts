import { slotTable } from "./slot-table.ts";

/** Fruit, bells and sevens: the old arcade. */
export const classicSlots = slotTable(
  "CLASSIC",
  `
  Tres Cerezas | LUCIERNA magenta titan 2025-02-11 reels | joker slot-machine cherries bell lemon grapes
  Campana Real | CANTERA9 wine lilita 2025-05-20 reels | star crown bell gem-stone cherries watermelon
  Frutería Loca | BARRILETE tangerine luckiest 2025-09-02 market | tangerine slot-machine watermelon strawberry pineapple banana
  Siete Brillos | LUCIERNA royal russo 2026-01-15 reels | gem-stone glowing-star keycap-7 bell four-leaf-clover cherries
  Limón y Oro | TEPOZAN honey lilita 2025-07-08 reels | coin money-bag lemon bell lime grapes
  Trébol Alegre | NORVELA jade titan 2025-11-25 meadow | four-leaf-clover rainbow top-hat coin horse-face beer-mug
  Neón Nocturno | LUCIERNA cosmos russo 2026-03-10 avenue | high-voltage glowing-star cherries cocktail-glass heart-suit spade-suit
  Café Fortuna | FAROLILLO sunset lilita 2026-05-05 cafe | hot-beverage coin doughnut croissant musical-notes cookie
  Sandía Turbo | VOLCANA pitch luckiest 2026-08-18 reels | high-voltage bomb watermelon strawberry grapes kiwi-fruit
  Joya de Barrio | CANTERA9 violet titan 2026-10-20 reels | diamond-with-a-dot slot-machine ring crown bell coin
  Ciruela Brava | FAROLILLO violet russo 2025-11-04 reels | star bell grapes cherries lemon coin
  Naranja Mambo | NORVELA tangerine luckiest 2025-12-26 stage | maracas bell tangerine lemon cherries watermelon
  Cereza Doble | FAROLILLO wine lilita 2025-02-21 stage | crown glowing-star cherries strawberry grapes bell
  Barra Libre | BARRILETE midnight lilita 2025-10-19 cantina | cocktail-glass glowing-star bottle-with-popping-cork olive lime ice
  Siete Vidas | OLAVIVA royal russo 2025-05-07 avenue | cat-face hundred-points black-cat fish bell coin
  Uva Maestra | BARRILETE orchid russo 2026-10-14 market | trophy star grapes wine-glass cherries cheese-wedge
  Don Melón | LUCIERNA pitch russo 2025-05-20 market | top-hat bell melon watermelon kiwi-fruit lemon
  Frutal Express | TINTABRAVA ember lilita 2026-02-03 railway | locomotive high-voltage strawberry banana pineapple mango
  La Tragaperra | TEPOZAN magenta russo 2025-05-08 reels | joker hundred-points slot-machine coin bell cherries
  Piña Colgada | VOLCANA honey titan 2026-06-03 iceCart | sun cocktail-glass pineapple coconut banana lime
  Sifón y Soda | NORVELA teal lilita 2025-02-26 avenue | droplet bubbles cup-with-straw lemon cherries ice
  Fresón Feliz | OLAVIVA rose luckiest 2026-03-17 reels | heart-with-ribbon star strawberry cherries peach red-apple
  Manzana Reina | BARRILETE ember russo 2025-07-12 throne | crown glowing-star red-apple green-apple pear honey-pot
  Campanas al Sol | CANTERA9 honey russo 2026-10-07 olympus | sun dizzy bell wind-chime dove sunflower
  Moneda al Aire | BARRILETE copper titan 2026-08-14 vault | *coin dizzy money-with-wings money-bag gem-stone bell
  Trío de Limones | CANTERA9 pitch titan 2025-04-04 stage | sparkles bell lemon lime kiwi-fruit green-apple
  Dados y Damas | TINTABRAVA wine luckiest 2025-08-17 tango | *game-die heart-suit rose lipstick gem-stone high-heeled-shoe
  As de Barrio | LUCIERNA jade lilita 2025-05-18 stage | joker crown spade-suit heart-suit diamond-suit club-suit
  Herradura Fina | VOLCANA copper lilita 2025-09-07 barn | four-leaf-clover star horse ladder bell coin
  Sombrero y Siete | NORVELA desert russo 2026-01-09 stage | maracas star top-hat guitar coin bell
  Bolera Retro | OLAVIVA lagoon russo 2025-12-13 diner | star collision bowling hamburger cup-with-straw french-fries
  Rocola Roja | NORVELA wine titan 2026-11-05 diner | musical-notes star radio saxophone microphone cherries
  Billar Bravo | CANTERA9 jade titan 2025-07-31 cantina | bullseye star pool-8-ball trophy beer-mug coin
  Gasolina Pop | BARRILETE ember lilita 2025-09-30 diner | high-voltage fire fuel-pump automobile pizza chequered-flag
  Motel Cereza | CANTERA9 magenta titan 2025-08-10 diner | key glowing-star cherries luggage automobile telephone
  Chicle Rosa | VOLCANA candy lilita 2025-08-02 stage | sparkles balloon bubbles lollipop cherries candy
  Malteada Loca | TEPOZAN candy russo 2026-02-21 diner | cherries star cup-with-straw hamburger french-fries doughnut
  Tranvía Nueve | VOLCANA tangerine russo 2025-01-16 railway | ticket bell tram-car newspaper umbrella coin
  Diana Perfecta | NORVELA royal russo 2026-02-10 cantina | rosette hundred-points bullseye trophy beer-mug coin
  Billete Bueno | OLAVIVA jade titan 2026-11-09 vault | money-with-wings glowing-star dollar-banknote money-bag credit-card coin
  Bigote Fino | NORVELA copper titan 2025-04-24 stage | top-hat star necktie mans-shoe umbrella watch
  Pera de Agua | OLAVIVA teal lilita 2025-11-26 market | droplet sparkles pear green-apple kiwi-fruit grapes
  Sandía Sonora | BARRILETE pitch lilita 2026-06-09 stage | musical-notes bell watermelon drum trumpet maracas
  Tocadisco Oro | CANTERA9 honey russo 2025-04-05 avenue | glowing-star sparkles optical-disk headphone musical-notes guitar
  Yoyo Travieso | TINTABRAVA magenta lilita 2025-02-26 fair | star balloon yo-yo kite teddy-bear candy
  Póster Vintage | LUCIERNA sunset titan 2025-01-13 cinema | star ticket framed-picture clapper-board film-frames camera
  Ocho y Medio | FAROLILLO violet luckiest 2026-03-27 cinema | clapper-board star movie-camera popcorn film-frames ticket
`,
);
