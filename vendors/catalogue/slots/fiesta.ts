import { slotTable } from "./slot-table.ts";

/** Squares, music, chillies and paper flags. */
export const fiestaSlots = slotTable(
  "FIESTA",
  `
  Piñata Real | TEPOZAN rose luckiest 2025-03-04 plaza | glowing-star confetti-ball piata maracas candy balloon
  Mariachi Feliz | FAROLILLO sunset titan 2025-05-06 mariachi | rose *trumpet guitar maracas violin accordion
  Chile Picante | VOLCANA ember luckiest 2025-07-15 cantina | collision fire hot-pepper taco burrito avocado
  Noche de Feria | FAROLILLO cosmos lilita 2025-09-16 fair | ferris-wheel fireworks carousel-horse circus-tent popcorn balloon
  Flor de Ánima | TINTABRAVA violet lilita 2025-10-28 altar | butterfly candle skull rose guitar *sunflower
  Cactus Bailón | BARRILETE desert luckiest 2026-02-24 desert | sun maracas cactus lizard taco lime
  Tambor Mayor | TEPOZAN tangerine russo 2026-04-28 plaza | long-drum performing-arts drum trumpet parrot maracas
  Cumpleaños | NORVELA candy titan 2026-06-30 cake | *party-popper wrapped-gift shortcake balloon confetti-ball cupcake
  Luces de Plaza | LUCIERNA midnight lilita 2026-09-01 circus | fireworks sparkler trumpet performing-arts balloon popcorn
  Limonada Beat | LUCIERNA pitch russo 2026-11-10 iceCart | musical-notes headphone tropical-drink lime saxophone microphone
  Carnaval Canela | OLAVIVA magenta titan 2026-06-02 carnival | maracas confetti-ball performing-arts peacock drum trumpet
  Salsa y Son | NORVELA ember russo 2026-06-10 stage | musical-notes fire trumpet long-drum maracas high-heeled-shoe
  Taco Trompo | OLAVIVA tangerine russo 2026-08-24 cantina | hot-pepper fire taco burrito lime avocado
  Feria del Maíz | BARRILETE honey russo 2026-06-02 market | sun party-popper ear-of-corn tamale hot-pepper drum
  Calavera Coqueta | LUCIERNA orchid lilita 2026-03-04 altar | rose candle skull guitar hibiscus bread
  Noche de Ronda | VOLCANA midnight lilita 2026-10-26 tango | full-moon star guitar violin rose accordion
  Cumbia Cósmica | LUCIERNA cosmos lilita 2025-01-09 carnival | mirror-ball sparkles accordion maracas drum flying-saucer
  Rueda de Feria | FAROLILLO violet lilita 2025-10-12 fair | ticket fireworks ferris-wheel carousel-horse popcorn *balloon
  Circo Canguro | NORVELA wine luckiest 2025-02-16 circus | joker star kangaroo circus-tent lion balloon
  Globos y Guirnaldas | FAROLILLO candy lilita 2025-07-08 circus | party-popper confetti-ball balloon wrapped-gift birthday-cake ribbon
  Luchador Lila | NORVELA orchid russo 2025-02-27 luchador | trophy collision ram flexed-biceps boxing-glove bell
  Mezcla Mambo | OLAVIVA sunset lilita 2026-01-19 stage | maracas star saxophone musical-keyboard cocktail-glass trumpet
  Banda de Pueblo | TINTABRAVA jade lilita 2025-08-23 mariachi | musical-notes star trumpet *drum saxophone accordion
  Chocolate y Churro | LUCIERNA copper lilita 2026-11-09 cafe | sparkles coin chocolate-bar hot-beverage doughnut custard
  Domingo de Feria | VOLCANA lagoon luckiest 2025-02-11 fair | ticket balloon carousel-horse popcorn *teddy-bear bullseye
  Desfile Dorado | TEPOZAN honey luckiest 2026-04-18 throne | crown confetti-ball drum trumpet horse ribbon
  Tango Tatuado | VOLCANA wine luckiest 2025-08-28 tango | rose full-moon accordion high-heeled-shoe wine-glass violin
  Samba de Sol | NORVELA tangerine titan 2025-06-20 carnival | sun party-popper drum parrot pineapple maracas
  Boda Bonita | OLAVIVA rose titan 2026-04-24 cake | ring sparkles wedding bouquet dove birthday-cake
  Quinceañera Real | NORVELA candy titan 2025-12-12 throne | crown sparkles dress bouquet birthday-cake high-heeled-shoe
  Kermés Kilométrica | CANTERA9 pitch titan 2025-06-22 fair | ticket party-popper ear-of-corn bullseye taco cup-with-straw
  Verbena Verde | BARRILETE jade luckiest 2026-10-08 plaza | sparkler lime melon guitar olive folding-hand-fan
  Fuego Artificial | CANTERA9 royal russo 2026-01-22 plaza | fireworks sparkles firecracker rocket sparkler party-popper
  Año Nuevo Chido | VOLCANA midnight lilita 2025-10-10 cantina | fireworks bottle-with-popping-cork grapes clinking-glasses confetti-ball mirror-ball
  Posada Alegre | LUCIERNA ember russo 2026-02-13 plaza | star candle piata tangerine peanuts *wrapped-gift
  Mercado Mágico | VOLCANA sunset lilita 2025-09-04 market | sparkles coin pineapple mango hot-pepper basket
  Tamal y Tambor | NORVELA copper lilita 2026-03-16 altar | fire musical-notes tamale drum ear-of-corn hot-beverage
  Bolero de Bolsillo | OLAVIVA rose titan 2025-08-07 tango | love-letter full-moon guitar *rose microphone violin
  Fandango Feroz | NORVELA ember luckiest 2025-11-15 stage | fire maracas guitar high-heeled-shoe folding-hand-fan rose
  Gran Parranda | OLAVIVA violet lilita 2026-11-02 mariachi | mirror-ball party-popper clinking-beer-mugs accordion taco guitar
  Rumba Roja | BARRILETE wine luckiest 2026-07-17 stage | fire star long-drum saxophone cocktail-glass lipstick
  Marimba Maya | LUCIERNA jungle luckiest 2025-08-04 carnival | musical-notes sun parrot drum hibiscus feather
  Burro Bailarín | TINTABRAVA pitch luckiest 2025-12-24 mariachi | maracas star donkey guitar cactus hot-pepper
  Cabaret Caimán | LUCIERNA jade luckiest 2025-02-22 stage | top-hat star crocodile microphone cocktail-glass feather
  Jarana Jarocha | FAROLILLO teal lilita 2026-08-21 mariachi | musical-notes sun guitar fish lime coconut
  Mango Merengue | TEPOZAN tangerine russo 2026-05-20 market | sun maracas mango pineapple drum accordion
`,
);
