import { slotTable } from "./slot-table.ts";

/** Reefs, harbours and deep-sea life. */
export const oceanSlots = slotTable(
  "OCEAN",
  `
  Perla Azul | OLAVIVA lagoon lilita 2025-03-18 reef | oyster trident-emblem dolphin spiral-shell tropical-fish crab
  Rey Tiburón | VOLCANA abyss luckiest 2025-06-10 reef | trident-emblem anchor shark squid blowfish fish
  Don Pulpo | OLAVIVA orchid titan 2025-10-07 harbour | top-hat ring-buoy octopus lobster tropical-fish shrimp
  Coral Vivo | OLAVIVA teal lilita 2026-02-03 reef | *coral bubbles jellyfish turtle tropical-fish spiral-shell
  Faro del Sur | NORVELA sunset lilita 2026-04-14 lighthouse | ship anchor sailboat compass seal fishing-pole
  Ballena Feliz | FAROLILLO frost titan 2025-08-26 harbour | spouting-whale snowflake whale penguin seal fish
  Tesoro Marino | CANTERA9 abyss russo 2025-12-09 cave | pirate-flag coin money-bag anchor parrot lobster
  Medusa Lunar | TINTABRAVA cosmos titan 2026-06-23 reef | glowing-star crescent-moon jellyfish squid blowfish coral
  Isla Tortuga | BARRILETE lagoon luckiest 2026-09-15 harbour | pirate-flag desert-island turtle coconut parrot crab
  Cangrejo Rey | VOLCANA ember luckiest 2026-11-03 throne | spiral-shell crown crab lobster oyster shrimp
  Bahía Serena | NORVELA lagoon luckiest 2026-06-05 harbour | sun ring-buoy sailboat bird palm-tree coconut
  Perla Traviesa | OLAVIVA orchid luckiest 2025-03-17 reef | gem-stone spiral-shell oyster crab dolphin coral
  Tiburón Tito | NORVELA abyss russo 2026-01-22 sunkenChest | diving-mask collision shark squid fish anchor
  Marea Alta | CANTERA9 royal titan 2026-04-09 wave | full-moon water-wave ship octopus shark shrimp
  Medusa Neón | TINTABRAVA violet russo 2025-12-02 deep | high-voltage sparkles jellyfish squid tropical-fish coral
  Delfín Danzón | LUCIERNA lagoon russo 2026-11-15 wave | musical-notes star dolphin tropical-fish spiral-shell coral
  Ancla de Oro | VOLCANA honey russo 2025-02-22 harbour | compass glowing-star anchor ship money-bag coin
  Pez Payaso | LUCIERNA tangerine lilita 2025-08-10 circus | joker balloon tropical-fish blowfish crab coral
  Barco Fantasma | VOLCANA midnight russo 2025-03-12 galleon | *ghost full-moon ship skull candle bat
  Coral Secreto | NORVELA rose russo 2025-07-07 reef | *gem-stone sparkles coral jellyfish tropical-fish spiral-shell
  Camarón Dormido | FAROLILLO sunset titan 2025-08-13 reef | zzz water-wave shrimp lobster fried-shrimp lemon
  Langosta Lola | BARRILETE ember russo 2026-08-16 reef | crown sparkles lobster crab shrimp lemon
  Ola Perfecta | OLAVIVA teal russo 2025-08-18 wave | sun water-wave person-surfing palm-tree coconut thong-sandal
  Isla del Ron | TINTABRAVA copper luckiest 2026-10-02 galleon | skull-and-crossbones pirate-flag tumbler-glass parrot money-bag coin
  Foca Futbolera | CANTERA9 frost russo 2025-11-07 circus | goal-net star seal soccer-ball fish trophy
  Pulpo Pianista | VOLCANA violet lilita 2026-08-02 reef | musical-score star octopus musical-keyboard violin trumpet
  Tortuga Taxi | TEPOZAN jade russo 2025-02-03 wave | taxi star turtle tropical-fish coral spiral-shell
  Naufragio Rico | FAROLILLO abyss titan 2026-01-17 sunkenChest | compass glowing-star money-bag ship anchor gem-stone
  Cangrejo DJ | TEPOZAN magenta titan 2026-07-17 reef | headphone mirror-ball crab optical-disk lobster shrimp
  Ballenato Azul | FAROLILLO royal luckiest 2025-11-26 reef | accordion star spouting-whale dolphin fish water-wave
  Caracola Real | BARRILETE sunset luckiest 2025-12-04 harbour | crown sparkles spiral-shell oyster crab coral
  Nutria Nadadora | OLAVIVA teal lilita 2026-10-27 wave | star water-wave otter fish spiral-shell duck
  Erizo y Estrella | BARRILETE orchid russo 2025-06-09 reef | star sparkles spiral-shell blowfish crab tropical-fish
  Calamar Calavera | CANTERA9 midnight luckiest 2025-01-07 reef | skull full-moon squid octopus jellyfish fish
  Puerto Canela | VOLCANA desert luckiest 2025-04-21 harbour | coin sun motor-boat fish lobster lime
  Bikini Fiesta | TEPOZAN candy luckiest 2026-08-16 iceCart | sunglasses sun bikini tropical-drink coconut umbrella-on-ground
  Burbujas y Ya | VOLCANA lagoon lilita 2025-10-05 reef | bubbles sparkles fish tropical-fish blowfish shrimp
  Sirena Serrana | NORVELA jade luckiest 2026-06-18 reef | *crown mirror dolphin spiral-shell oyster coral
  Anzuelo Dorado | OLAVIVA honey titan 2025-11-19 harbour | hook glowing-star fishing-pole fish bucket worm
  Lancha Relámpago | NORVELA ember luckiest 2026-11-16 wave | high-voltage chequered-flag speedboat sunglasses ring-buoy fuel-pump
  Piraña Pachanga | CANTERA9 pitch luckiest 2025-01-26 carnival | maracas fire fish bone frog shrimp
  Canoa Veloz | TINTABRAVA jungle lilita 2025-06-01 wave | trophy water-wave canoe crocodile fish frog
  Faro Fantástico | LUCIERNA midnight russo 2025-05-28 lighthouse | full-moon glowing-star ship light-bulb whale anchor
  Ostión Millón | TINTABRAVA orchid russo 2025-04-05 sunkenChest | hundred-points sparkles oyster gem-stone lemon money-bag
  Gaviota Pillada | LUCIERNA sunset russo 2026-08-20 lighthouse | french-fries sun bird fish sailboat umbrella-on-ground
  Cofre Salado | VOLCANA copper titan 2025-08-09 sunkenChest | old-key sparkles coin skull gem-stone anchor
`,
);
