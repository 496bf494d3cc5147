import { slotTable } from "./slot-table.ts";

/** Sweet shops and everything with sugar on it. */
export const sweetsSlots = slotTable(
  "SWEETS",
  `
  Dulce Nube | BARRILETE candy titan 2025-02-04 fair | rainbow cloud lollipop candy cupcake doughnut
  Pastel Mágico | NORVELA rose lilita 2025-04-29 cake | glowing-star *magic-wand shortcake cupcake strawberry cherries
  Choco Bloque | VOLCANA copper titan 2025-08-05 chocolateRiver | high-voltage bomb chocolate-bar cookie doughnut custard
  Helado Polar | FAROLILLO frost titan 2025-06-03 summit | soft-ice-cream snowflake ice-cream shaved-ice penguin blueberries
  Miel Salvaje | TEPOZAN tangerine luckiest 2025-10-14 hive | honeybee sun bear honey-pot sunflower blossom
  Rosquilla Pop | LUCIERNA magenta luckiest 2025-12-16 diner | glowing-star popcorn doughnut pretzel cookie cup-with-straw
  Reino Caramelo | BARRILETE orchid titan 2026-03-17 chocolateRiver | crown castle candy lollipop strawberry custard
  Galleta Suerte | FAROLILLO desert lilita 2026-05-12 bakery | fortune-cookie red-envelope cookie waffle honey-pot butter
  Fresa Explota | VOLCANA wine luckiest 2026-08-25 chocolateRiver | high-voltage bomb strawberry cherries melon peach
  Jardín Goloso | NORVELA jungle lilita 2026-10-13 meadow | mushroom rainbow peach pear blueberries tulip
  Bombón Bandido | OLAVIVA copper titan 2026-05-16 chest | money-bag star chocolate-bar cookie doughnut candy
  Gomita Galáctica | NORVELA violet titan 2025-03-05 giant | ringed-planet sparkles candy lollipop jar balloon
  Flan Fantástico | OLAVIVA honey russo 2026-04-19 bakery | crown sparkles custard pancakes waffle honey-pot
  Nube de Azúcar | BARRILETE rose luckiest 2025-11-07 candyland | cloud rainbow lollipop jar cupcake candy
  Panadero Loco | LUCIERNA tangerine luckiest 2025-09-06 bakery | cook star croissant pretzel bagel bread
  Paleta Pop | TINTABRAVA lagoon titan 2026-11-09 iceCart | sun sparkles ice-cream shaved-ice soft-ice-cream watermelon
  Tarta Tentación | LUCIERNA magenta russo 2025-09-09 bakery | cherries sparkles shortcake birthday-cake cupcake strawberry
  Churro Loco | FAROLILLO honey russo 2026-07-02 cafe | sparkles star doughnut chocolate-bar custard *hot-beverage
  Gelato Galante | NORVELA teal luckiest 2025-10-21 iceCart | cherries star soft-ice-cream *shaved-ice ice-cream waffle
  Merengue Mío | FAROLILLO candy russo 2026-08-19 cake | sparkles heart-with-ribbon pie egg *lemon shortcake
  Alfajor Andino | NORVELA copper luckiest 2025-09-28 bakery | snow-capped-mountain star cookie *moon-cake chocolate-bar llama
  Miel de Luna | CANTERA9 honey luckiest 2025-05-11 hive | crescent-moon sparkles honey-pot honeybee sunflower bear
  Galleta Ganadora | BARRILETE copper russo 2026-04-04 cafe | trophy star cookie glass-of-milk chocolate-bar fortune-cookie
  Donas al Cubo | LUCIERNA magenta russo 2026-10-20 bakery | game-die sparkles doughnut candy cupcake cookie
  Crepa Parisina | VOLCANA rose lilita 2025-10-25 bakery | fleur-de-lis sparkles pancakes strawberry croissant peach
  Caramelo Ácido | TEPOZAN pitch lilita 2025-03-25 chocolateRiver | high-voltage sparkles candy *lime lollipop green-apple
  Reina Rosquilla | FAROLILLO candy luckiest 2025-09-18 throne | crown sparkles doughnut bagel pretzel cherries
  Chocolate del Sur | NORVELA wine russo 2025-05-16 chocolateRiver | ribbon star chocolate-bar chestnut strawberry *red-heart
  Pastel de Peras | OLAVIVA teal titan 2026-03-04 cake | party-popper sparkles pie pear peach custard
  Helado Hechizo | NORVELA frost luckiest 2025-10-20 cauldron | magic-wand snowflake ice-cream soft-ice-cream cherries waffle
  Turrón Turbo | CANTERA9 honey lilita 2025-02-18 chocolateRiver | high-voltage fire peanuts chestnut honey-pot chocolate-bar
  Piruleta Pirata | TINTABRAVA royal luckiest 2026-10-22 galleon | skull-and-crossbones pirate-flag lollipop candy coin jar
  Bizcocho Bravo | CANTERA9 ember russo 2025-03-21 cake | fire star birthday-cake bread custard cherries
  Mermelada Mix | TINTABRAVA wine lilita 2025-02-15 bakery | sparkles spoon jar strawberry blueberries peach
  Cono Colosal | TEPOZAN tangerine russo 2025-01-15 iceCart | sun sparkles soft-ice-cream ice-cream mango cherries
  Dulce de Noche | FAROLILLO midnight titan 2025-04-03 candyland | crescent-moon star candy chocolate-bar jack-o-lantern lollipop
  Cupcake Cupido | NORVELA rose lilita 2025-02-16 cake | heart-with-arrow sparkles cupcake red-heart strawberry candy
  Azúcar Morena | OLAVIVA copper titan 2025-12-11 bakery | sun coconut custard pancakes *banana honey-pot
  Fábrica de Fresa | NORVELA magenta lilita 2025-08-04 candyland | gear sparkles strawberry jar candy shortcake
  Malvavisco Mago | CANTERA9 orchid luckiest 2026-11-07 cafe | magic-wand fire chocolate-bar cookie hot-beverage *rabbit
  Tres Leches | BARRILETE frost titan 2026-05-02 cake | crown sparkles shortcake glass-of-milk cow cherries
  Trufa Traviesa | CANTERA9 violet russo 2025-11-10 chocolateRiver | *pig star chocolate-bar chestnut mushroom wrapped-gift
  Palomita Dulce | VOLCANA sunset russo 2025-12-23 fair | ticket star popcorn candy cup-with-straw film-frames
  Mochi Mochi | TEPOZAN candy titan 2025-05-30 candyland | cherry-blossom sparkles dango moon-cake rice-ball strawberry
  Limonada Loca | FAROLILLO pitch russo 2025-08-08 iceCart | sun ice lemon cup-with-straw lime bubbles
  Abuela Hornea | TEPOZAN ember titan 2025-11-21 bakery | red-heart star pie cookie red-apple hot-beverage
`,
);
