import { slotTable } from "./slot-table.ts";

/** Maps, ruins, pirates and open roads. */
export const adventureSlots = slotTable(
  "ADVENTURE",
  `
  Mapa Perdido | CANTERA9 desert lilita 2025-01-14 pyramid | compass world-map old-key scroll moai telescope
  Selva de Oro | TEPOZAN jungle luckiest 2025-04-08 jaguar | leopard gem-stone gorilla parrot snake banana
  Capitán Loro | BARRILETE lagoon luckiest 2025-06-17 galleon | skull-and-crossbones pirate-flag parrot ship bomb coin
  Duelo Oeste | NORVELA sunset russo 2025-08-12 desert | cowboy-hat-face bomb horse cactus money-bag guitar
  Volcán Rugir | VOLCANA ember luckiest 2025-12-02 volcano | volcano fire t-rex sauropod egg bone
  Cumbre Blanca | NORVELA frost russo 2026-01-27 condor | snow-capped-mountain snowflake wolf mountain polar-bear tent
  Cueva Clara | CANTERA9 violet titan 2026-03-03 cenote | bat old-key pick gem-stone lizard candle
  Tren del Norte | FAROLILLO midnight lilita 2026-05-19 railway | high-voltage money-bag locomotive luggage *wolf compass
  Safari Sabana | TEPOZAN tangerine lilita 2026-07-07 desert | sun camera lion elephant giraffe zebra
  Globo Viajero | LUCIERNA lagoon titan 2026-10-27 aloft | parachute compass balloon eagle *luggage telescope
  Mochila al Viento | FAROLILLO lagoon lilita 2025-04-23 aloft | compass world-map backpack tent boomerang canoe
  Tesoro Torcido | BARRILETE copper russo 2025-09-25 chest | old-key glowing-star coin *skull scroll bomb
  Cañón del Eco | OLAVIVA desert lilita 2025-08-28 desert | sun collision eagle horse cactus lizard
  Ruta de la Seda | BARRILETE sunset luckiest 2026-02-16 desert | compass glowing-star two-hump-camel amphora rose scroll
  Momento Momia | CANTERA9 honey luckiest 2025-11-10 nile | eye old-key camel *coffin amphora scroll
  Kilómetro Cero | TINTABRAVA ember lilita 2026-10-01 avenue | high-voltage triangular-flag motorcycle world-map fuel-pump goggles
  Selva Sonámbula | LUCIERNA jungle luckiest 2025-06-09 toucan | full-moon zzz orangutan snake banana butterfly
  Polo y Medio | VOLCANA frost luckiest 2025-06-21 summit | compass snowflake penguin polar-bear sled seal
  Puente Colgante | NORVELA teal lilita 2025-04-19 waterfall | compass old-key parrot crocodile *monkey backpack
  Buzo Valiente | OLAVIVA abyss luckiest 2025-05-03 sunkenChest | diving-mask glowing-star octopus shark anchor coin
  Safari Nocturno | NORVELA midnight titan 2025-12-29 jaguar | full-moon *camera leopard elephant giraffe owl
  Globo Rojo | OLAVIVA wine lilita 2026-08-06 aloft | cloud sun balloon eagle *telescope mountain
  Brújula Burlona | BARRILETE violet luckiest 2026-05-11 galleon | *compass dizzy ship parrot world-map coin
  Bandido Bonachón | CANTERA9 tangerine titan 2026-10-13 cantina | money-bag collision horse cactus guitar beer-mug
  Minero Mañoso | VOLCANA copper luckiest 2025-03-22 mine | hammer-and-pick gem-stone pick coin candle bomb
  Río Revuelto | LUCIERNA lagoon titan 2026-08-05 waterfall | water-wave compass canoe crocodile fish frog
  Gran Excavación | VOLCANA desert luckiest 2025-04-21 cave | bone glowing-star t-rex pick amphora scroll
  Jurásico Jovial | NORVELA jungle lilita 2025-08-10 volcano | egg volcano sauropod t-rex bone palm-tree
  Detective Dálmata | OLAVIVA midnight luckiest 2026-05-27 cinema | magnifying-glass-tilted-left footprints detective dog old-key newspaper
  Tren Fugitivo | NORVELA ember lilita 2026-05-01 railway | locomotive money-bag horse firecracker coin cactus
  Cartógrafa Ciega | OLAVIVA teal luckiest 2025-05-21 cave | compass eye world-map scroll pen candle
  Alpinista Tozudo | TINTABRAVA frost russo 2026-10-17 condor | triangular-flag snowflake mountain goat tent hiking-boot
  Caravana de Luna | LUCIERNA cosmos russo 2026-07-09 nile | full-moon star two-hump-camel tent amphora candle
  Tigre de Tundra | VOLCANA frost luckiest 2026-05-05 summit | snowflake full-moon tiger wolf deer evergreen-tree
  Rescate Rodante | LUCIERNA tangerine titan 2026-01-20 desert | high-voltage fuel-pump pickup-truck toolbox wheel cactus
  Cueva del Eco | FAROLILLO violet lilita 2025-06-02 cave | musical-notes gem-stone bat spider candle snail
  Piloto Pérez | NORVELA lagoon russo 2025-06-18 aloft | cloud glowing-star small-airplane goggles globe-showing-americas parachute
  Corsaria Carmín | FAROLILLO wine lilita 2026-03-17 galleon | skull-and-crossbones pirate-flag rose crossed-swords ship coin
  Oasis Oculto | NORVELA teal titan 2025-11-11 nile | palm-tree droplet camel coconut fountain gem-stone
  Última Frontera | CANTERA9 sunset titan 2026-11-02 railway | triangular-flag collision bison horse wood cut-of-meat
  Farero y Farola | BARRILETE midnight russo 2026-03-22 lighthouse | full-moon *light-bulb sailboat telescope anchor fog
  Ruinas de Jade | CANTERA9 jade luckiest 2026-06-22 pyramid | compass gem-stone snake monkey *moai scroll
  Yeti Yogui | TINTABRAVA frost russo 2025-06-22 summit | snowflake peace-symbol gorilla hot-springs mountain candle
  Cascada Cantora | LUCIERNA teal luckiest 2025-05-05 waterfall | rainbow musical-notes parrot frog fish hibiscus
  Ratón Explorador | VOLCANA honey lilita 2025-09-16 circus | compass cheese-wedge mouse old-key footprints backpack
  Cima y Sima | TEPOZAN royal luckiest 2025-11-09 condor | compass glowing-star eagle ram mountain ladder
`,
);
