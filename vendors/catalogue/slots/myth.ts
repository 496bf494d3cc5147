import { slotTable } from "./slot-table.ts";

/** Temples, gods and creatures of tales. */
export const mythSlots = slotTable(
  "MYTH",
  `
  Olimpo Sonoro | CANTERA9 royal russo 2025-02-25 olympus | high-voltage classical-building eagle amphora *crown trident-emblem
  Luz de Dunas | CANTERA9 desert lilita 2025-05-13 nile | hamsa nazar-amulet black-cat two-hump-camel scorpion amphora
  Sol Serpiente | TEPOZAN jungle luckiest 2025-09-30 pyramid | sun-with-face feather snake leopard parrot ear-of-corn
  Hada Traviesa | NORVELA orchid lilita 2026-02-17 cauldron | magic-wand sparkles unicorn butterfly mushroom crystal-ball
  Ogro y Oro | BARRILETE honey luckiest 2025-06-24 cave | crossed-swords money-bag ogre axe shield old-key
  Bruja Dulce | FAROLILLO violet titan 2025-10-21 cauldron | crystal-ball full-moon black-cat jack-o-lantern broom candle
  Minotauro | TINTABRAVA wine russo 2026-04-07 temple | ox classical-building water-buffalo axe shield amphora
  Canto Sirena | OLAVIVA abyss lilita 2026-06-09 sirenRock | trident-emblem *spiral-shell oyster mirror dolphin fleur-de-lis
  Duende Minero | VOLCANA jade luckiest 2026-07-28 mine | old-key pick troll gem-stone coin mushroom
  Unicornio Gala | LUCIERNA candy titan 2026-09-29 circus | rainbow glowing-star unicorn crown heart-with-ribbon magic-wand
  Rayo de Zeus | OLAVIVA royal russo 2026-04-09 olympus | *high-voltage cloud-with-lightning eagle trident-emblem crown classical-building
  Medusa Mimosa | NORVELA jade lilita 2026-09-10 olympus | eye snake lizard mirror amphora shield
  Pegaso Veloz | CANTERA9 frost russo 2026-03-03 olympus | cloud glowing-star unicorn wing feather crown
  Fauno Flautista | BARRILETE jungle titan 2026-01-16 toucan | musical-notes sparkles deer flute grapes chestnut
  Grifo Guardián | LUCIERNA copper lilita 2026-03-17 olympus | shield glowing-star eagle lion crown gem-stone
  Troll Tragón | VOLCANA pitch russo 2026-10-08 cave | meat-on-bone full-moon troll brown-mushroom pie axe
  Hada Helada | LUCIERNA frost titan 2026-01-31 summit | magic-wand snowflake butterfly crown gem-stone ice
  Vikingo Vago | VOLCANA midnight russo 2026-03-26 galleon | axe shield beer-mug ship meat-on-bone blackbird
  Esfinge Chistosa | NORVELA desert russo 2025-07-18 nile | eye beetle cat scroll amphora gem-stone
  Poción Picante | FAROLILLO violet titan 2026-03-13 cauldron | fire sparkles alembic test-tube hot-pepper frog
  Búho Oráculo | BARRILETE midnight luckiest 2026-02-20 temple | crystal-ball full-moon owl scroll candle old-key
  Cíclope Miope | CANTERA9 tangerine russo 2025-10-29 cave | *eye glasses ogre ram meat-on-bone cheese-wedge
  Dragón de Bolsillo | TINTABRAVA ember russo 2025-11-28 cauldron | fire egg dragon crown coin castle
  Unicornio Punk | LUCIERNA magenta lilita 2026-11-03 stage | sign-of-the-horns rainbow unicorn guitar lipstick star
  Manzana de Eris | TINTABRAVA honey russo 2025-02-02 olympus | glowing-star sparkles red-apple crown dove mirror
  Genio Gruñón | TEPOZAN lagoon russo 2025-08-07 treasury | dizzy sparkles teapot crown coin candle
  Arpa Encantada | FAROLILLO jade titan 2026-05-16 waterfall | musical-notes sparkles butterfly violin lotus fox
  Kraken Kitsch | NORVELA orchid titan 2025-06-27 wave | trident-emblem water-wave octopus squid anchor ship
  Cometa Azteca | FAROLILLO tangerine luckiest 2025-11-08 pyramid | comet sun leopard feather ear-of-corn gem-stone
  Quetzal Verde | BARRILETE jungle lilita 2026-05-11 cenote | sun glowing-star parrot feather hibiscus snake
  Luna Llorona | CANTERA9 midnight russo 2025-01-08 cenote | full-moon ghost candle rose wilted-flower owl
  Nagual Nocturno | BARRILETE cosmos luckiest 2026-09-24 jaguar | full-moon paw-prints leopard owl bat *feather
  Alebrije Loco | CANTERA9 magenta lilita 2025-11-14 plaza | rainbow glowing-star lizard butterfly rooster cactus
  Momia Mimada | VOLCANA honey russo 2025-06-02 altar | roll-of-paper coin cat amphora eye headstone
  Duende del Maíz | TEPOZAN pitch titan 2025-09-18 cornfield | four-leaf-clover star ear-of-corn top-hat tamale coin
  Hechizo de Abril | VOLCANA orchid titan 2025-11-01 cauldron | magic-wand sparkles crystal-ball black-cat broom candle
  Fuego de Vesta | TEPOZAN ember luckiest 2026-07-01 altar | fire glowing-star candle crown wine-glass olive
  Valquiria Veloz | OLAVIVA royal luckiest 2025-05-28 summit | high-voltage shield horse crossed-swords wing crown
  Sátiro Saltarín | NORVELA wine lilita 2026-08-24 temple | grapes musical-notes goat flute wine-glass cheese-wedge
  Basilisco Bobo | CANTERA9 jade russo 2026-10-14 cauldron | eye egg snake rooster gem-stone crown
  Titán Tranquilo | BARRILETE copper luckiest 2025-03-03 volcano | zzz fire moai mountain hammer coin
  Fénix Fiestero | CANTERA9 tangerine russo 2025-06-23 plaza | fire fireworks phoenix-bird feather egg crown
  Golem Galán | VOLCANA violet luckiest 2026-03-23 mine | rose sparkles moai gem-stone rock old-key
  Cupido Torpe | TEPOZAN rose luckiest 2025-03-30 candyland | heart-with-arrow sparkles bow-and-arrow rose chocolate-bar love-letter
  Sirena de Bronce | FAROLILLO teal russo 2025-06-29 harbour | *trident-emblem sparkles spiral-shell mirror oyster dolphin
  Laberinto Lunar | NORVELA cosmos titan 2025-09-09 temple | full-moon old-key ox axe amphora puzzle-piece
`,
);
