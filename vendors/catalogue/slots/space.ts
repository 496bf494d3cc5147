import { slotTable } from "./slot-table.ts";

/** Planets, rockets and polite aliens. */
export const spaceSlots = slotTable(
  "SPACE",
  `
  Órbita Nueve | LUCIERNA cosmos russo 2025-01-21 giant | ringed-planet comet rocket satellite full-moon telescope
  Marciano Rico | BARRILETE teal luckiest 2025-03-25 abduction | alien flying-saucer alien-monster robot coin rocket
  Cometa Azul | NORVELA midnight russo 2025-06-30 cometNight | high-voltage glowing-star comet ringed-planet satellite astronaut
  Robot Fiestero | LUCIERNA magenta russo 2025-09-09 circus | musical-notes high-voltage robot joystick headphone gear
  Luna de Queso | BARRILETE honey titan 2025-11-18 giant | ringed-planet full-moon mouse-face cheese-wedge rocket astronaut
  Galaxia Gema | CANTERA9 orchid russo 2026-02-10 spiral | milky-way shooting-star gem-stone ringed-planet alien telescope
  Astro Vacas | VOLCANA pitch luckiest 2026-04-21 abduction | flying-saucer alien cow *cow-face glass-of-milk rocket
  Sol Naciente X | VOLCANA sunset russo 2026-06-16 space | glowing-star high-voltage sun comet satellite flying-saucer
  Agujero Negro | TINTABRAVA violet russo 2026-08-11 space | *cyclone atom-symbol ringed-planet alien magnet satellite-antenna
  Pista Estelar | LUCIERNA lagoon russo 2026-11-17 starRoad | chequered-flag stopwatch racing-car rocket astronaut star
  Órbita Quince | OLAVIVA cosmos russo 2025-09-26 space | *satellite glowing-star ringed-planet rocket comet full-moon
  Marciano Mariachi | BARRILETE pitch luckiest 2025-01-16 abduction | musical-notes flying-saucer alien guitar maracas trumpet
  Luna Quesera | CANTERA9 honey lilita 2026-01-18 moonBase | rocket star full-moon cheese-wedge mouse telescope
  Taxi Sideral | BARRILETE tangerine titan 2025-07-21 giant | high-voltage star taxi flying-saucer comet globe-showing-americas
  Robot Romántico | CANTERA9 rose lilita 2026-03-05 moonBase | heart-with-arrow gear robot rose battery love-letter
  Hoyo Negro | VOLCANA midnight russo 2026-10-10 space | cyclone dizzy milky-way satellite *comet astronaut
  Perra Cosmonauta | LUCIERNA royal russo 2025-12-02 abduction | bone star dog rocket satellite full-moon
  Cohete Casero | VOLCANA ember russo 2026-01-17 moonBase | fire star rocket toolbox fuel-pump gear
  Saturno Sonoro | NORVELA orchid russo 2026-09-11 giant | *headphone sparkles ringed-planet musical-notes radio satellite-antenna
  Lluvia de Cometas | FAROLILLO lagoon luckiest 2025-06-05 space | umbrella glowing-star comet *shooting-star telescope full-moon
  Vaca Abducida | BARRILETE pitch titan 2026-07-09 abduction | flying-saucer star cow alien glass-of-milk full-moon
  Base Lunar Doce | CANTERA9 frost russo 2026-02-16 moonBase | satellite-antenna star astronaut rocket full-moon robot
  Plutón Protesta | BARRILETE violet titan 2026-05-27 space | loudspeaker star new-moon *placard comet ringed-planet
  Neón Nébula | CANTERA9 magenta russo 2026-10-23 space | sparkles *milky-way alien-monster joystick comet rocket
  Colonia Cactus | TINTABRAVA teal lilita 2026-01-21 moonBase | seedling sun cactus astronaut potted-plant ringed-planet
  Señal de Sirio | TEPOZAN midnight luckiest 2026-05-11 space | satellite-antenna glowing-star radio alien satellite microphone
  Gravedad Cero | FAROLILLO lagoon luckiest 2026-05-01 space | astronaut sparkles ringed-planet *hamburger balloon droplet
  Eclipse Eléctrico | TEPOZAN cosmos titan 2026-07-21 space | high-voltage sun new-moon comet battery flying-saucer
  Galaxia Gatuna | FAROLILLO orchid titan 2025-09-14 abduction | yarn star cat-face fish ringed-planet rocket
  Telescopio Loco | NORVELA royal lilita 2026-09-05 moonBase | eye star telescope comet crescent-moon milky-way
  Astro Aventura | OLAVIVA tangerine russo 2026-07-04 space | *compass glowing-star astronaut rocket ringed-planet robot
  Pulsar Punk | BARRILETE magenta titan 2026-11-03 space | *sign-of-the-horns high-voltage alien-monster guitar comet headphone
  Venus Vanidosa | CANTERA9 rose luckiest 2025-09-26 giant | *mirror sparkles ringed-planet lipstick gem-stone rose
  Carga Espacial | TINTABRAVA copper luckiest 2025-05-11 space | package star rocket robot satellite gear
  Mercurio Veloz | LUCIERNA frost titan 2026-01-25 space | high-voltage wing comet *running-shoe rocket stopwatch
  Estación Estelar | VOLCANA teal lilita 2026-03-26 moonBase | *satellite star astronaut laptop rocket potted-plant
  Luna Lobera | TEPOZAN midnight titan 2025-08-24 moonBase | full-moon paw-prints wolf comet evergreen-tree owl
  Chatarra Cósmica | FAROLILLO copper lilita 2025-03-25 moonBase | magnet star robot *nut-and-bolt gear satellite
  Ovni Ostentoso | NORVELA jade russo 2026-08-25 abduction | money-with-wings sparkles flying-saucer alien gem-stone crown
  Meteoro Mío | CANTERA9 ember lilita 2026-11-01 volcano | fire collision comet t-rex volcano telescope
  Planeta Pizza | TINTABRAVA sunset lilita 2025-08-06 abduction | fire star pizza ringed-planet tomato alien-monster
  Cadete Cometa | CANTERA9 violet lilita 2025-07-17 space | shooting-star rosette astronaut goggles rocket comet
  Marte Manía | VOLCANA tangerine titan 2026-08-02 moonBase | rocket sun robot wheel astronaut *potato
  Vía Lechera | LUCIERNA candy titan 2026-06-16 space | milky-way sparkles cow glass-of-milk cookie full-moon
  Radar Rebelde | VOLCANA jade titan 2025-03-12 space | *satellite-antenna high-voltage alien-monster radio joystick flying-saucer
  Estrella Polar | TEPOZAN frost luckiest 2025-02-27 condor | glowing-star snowflake polar-bear compass full-moon sled
`,
);
