import { slotTable } from "./slot-table.ts";

/** Farms, forests and a very proud rooster. */
export const animalsSlots = slotTable(
  "ANIMALS",
  `
  Granja Alegre | BARRILETE pitch luckiest 2025-02-18 barn | tractor egg cow-face pig-face ewe rooster
  Lobo de Plata | NORVELA midnight russo 2025-05-27 summit | crescent-moon full-moon wolf deer owl fox
  Colibrí Brujo | TEPOZAN orchid lilita 2025-08-19 cauldron | hibiscus blossom bird butterfly lady-beetle tulip
  Oso Panzón | FAROLILLO honey titan 2025-11-04 meadow | evergreen-tree honey-pot bear hedgehog beaver chestnut
  Gran Elefante | CANTERA9 violet lilita 2026-01-13 circus | diya-lamp lotus elephant monkey-face peacock tiger-face
  Zorro Veloz | VOLCANA frost russo 2026-02-28 summit | maple-leaf high-voltage fox rabbit-face raccoon chipmunk
  Perezoso Club | OLAVIVA jungle titan 2026-04-30 cinema | coconut palm-tree sloth monkey frog parrot
  Gallina de Oro | TEPOZAN desert luckiest 2026-07-14 cornfield | fox egg hatching-chick rooster front-facing-baby-chick ear-of-corn
  Toro Bravío | TINTABRAVA ember russo 2026-08-30 barn | sun fire ox horse-face rose trumpet
  Flamenco Pop | LUCIERNA rose titan 2026-10-30 iceCart | rainbow palm-tree flamingo pineapple hibiscus tropical-drink
  Zorrillo Galán | OLAVIVA violet russo 2025-06-27 meadow | rose sparkles skunk bouquet blossom lady-beetle
  Llama Llamativa | NORVELA sunset russo 2025-05-21 condor | sun ribbon llama mountain yarn cactus
  Gata Golosa | CANTERA9 rose titan 2025-02-16 barn | yarn sparkles cat-face fish glass-of-milk mouse
  Mapache Mañoso | TINTABRAVA midnight lilita 2025-03-11 diner | key full-moon raccoon doughnut pizza cookie
  Koala Calmado | LUCIERNA teal luckiest 2026-02-02 bamboo | zzz leaf-fluttering-in-wind koala leafy-green kangaroo parrot
  Erizo Eléctrico | TINTABRAVA ember titan 2026-11-07 cornfield | high-voltage star hedgehog mushroom red-apple snail
  Perezosa Express | LUCIERNA jungle titan 2025-08-31 bamboo | high-voltage zzz sloth banana monkey hibiscus
  Cocodrilo Coqueto | FAROLILLO pitch luckiest 2025-01-27 waterfall | lipstick sparkles crocodile frog tooth bird
  Abeja Abogada | NORVELA honey titan 2025-12-11 hive | balance-scale sunflower honeybee honey-pot bear briefcase
  Conejo Cósmico | FAROLILLO cosmos russo 2025-07-05 abduction | full-moon carrot rabbit comet rocket star
  León Llorón | NORVELA tangerine titan 2026-03-21 throne | crown droplet lion zebra giraffe meat-on-bone
  Pingüino Pop | CANTERA9 frost lilita 2026-01-03 wave | headphone snowflake penguin fish ice seal
  Hipopótamo Hippie | TINTABRAVA orchid lilita 2025-06-25 waterfall | peace-symbol rainbow hippopotamus guitar lotus blossom
  Ratón Ratero | CANTERA9 copper lilita 2026-11-17 mine | key cheese-wedge mouse mouse-trap coin black-cat
  Vaca Vanidosa | VOLCANA candy titan 2025-12-18 barn | mirror lipstick cow bell glass-of-milk tulip
  Búho Bohemio | LUCIERNA midnight lilita 2026-07-05 cafe | full-moon star owl open-book candle hot-beverage
  Castor Constructor | FAROLILLO copper luckiest 2025-12-25 meadow | hammer wood beaver toolbox fish evergreen-tree
  Cerdo Volador | TEPOZAN rose luckiest 2025-11-20 meadow | wing rainbow pig sunflower red-apple mushroom
  Tucán Tenor | OLAVIVA jungle titan 2026-06-01 toucan | microphone musical-notes parrot hibiscus mango coconut
  Gallo Gourmet | BARRILETE ember luckiest 2026-01-31 barn | cook sun rooster ear-of-corn egg hot-pepper
  Pato Patinador | CANTERA9 lagoon luckiest 2025-08-07 wave | roller-skate star duck hatching-chick water-wave lotus
  Flamenco Flaco | BARRILETE magenta lilita 2026-11-10 reef | sparkles sun flamingo shrimp lotus coconut
  Ardilla Ahorrona | LUCIERNA tangerine russo 2025-11-18 meadow | money-bag star chipmunk chestnut peanuts maple-leaf
  Murciélago Mimoso | VOLCANA violet titan 2026-04-13 cenote | full-moon red-heart bat spider mango jack-o-lantern
  Rana Reina | TEPOZAN pitch titan 2026-02-27 throne | crown lotus frog fly snail droplet
  Oso Ostra | VOLCANA honey titan 2026-08-02 harbour | gem-stone sun bear oyster fish honey-pot
  Camello Campeón | NORVELA desert luckiest 2025-10-19 desert | trophy sun camel cactus palm-tree rosette
  Loba Lunera | OLAVIVA royal luckiest 2026-08-26 summit | *full-moon paw-prints wolf evergreen-tree deer rabbit
  Caracol Corredor | BARRILETE teal lilita 2026-03-04 cornfield | chequered-flag high-voltage snail running-shoe mushroom leafy-green
`,
);
