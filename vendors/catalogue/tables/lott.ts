import { tableGames } from "./table-game.ts";

/** Draws at fixed hours. */
export const lottGames = tableGames(
  "LOTT",
  `
  Seis Suertes | LOTT LHC tangerine russo 2025-01-09 tickets LHC | four-leaf-clover coin coin coin
  Tres Cifras | LOTT PCB rose titan 2025-05-15 balls PCB | keycap-3 money-bag coin coin
  Gordo Dominical | LOTT CHAIN wine lilita 2025-09-04 tombola CHAIN | money-bag coin coin coin
  Quiniela Luna | TCG_SEA SSC midnight lilita 2026-04-02 tickets SSC | crescent-moon money-bag coin coin
  Once y Cinco | LOTT ELEVEN5 royal russo 2025-01-21 balls 11X5 | star money-bag coin coin
  Once del Puerto | TCG_SEA ELEVEN5 lagoon lilita 2025-03-04 tickets 11X5 | anchor coin coin coin
  Once al Alba | LOTT ELEVEN5 sunset titan 2025-06-24 tombola 11X5 | sun money-bag coin coin
  Once de Jade | TCG_LOTTO_VN ELEVEN5 jade russo 2026-01-13 drum 11X5 | gem-stone coin coin coin
  Cadena de Oro | LOTT CHAIN honey lilita 2025-02-25 tombola CHAIN | crown coin coin coin
  Eslabón Feliz | TCG_SEA CHAIN teal titan 2025-07-08 tickets CHAIN | chains money-bag coin coin
  Cadena Relámpago | LOTT CHAIN violet russo 2026-05-12 drum CHAIN | high-voltage coin coin coin
  Tres Dados Norte | LOTT K3 ember titan 2025-02-11 dice K3 | compass money-bag star coin
  Tres Dados Sur | LOTT K3 teal lilita 2025-04-22 cornerDice K3 | desert-island compass sun coin
  Tres Dados Exprés | TCG_SEA K3 magenta luckiest 2025-10-07 diceCup K3 | stopwatch high-voltage coin coin
  Siete Luceros | LOTT LF cosmos russo 2025-03-18 balls LF | glowing-star money-bag coin coin
  Farol Afortunado | TCG_SEA LF wine lilita 2025-08-12 lanterns LF | red-paper-lantern coin coin coin
  Flor de Suerte | LOTT LF orchid titan 2026-02-17 tombola LF | hibiscus money-bag coin coin
  Año del Dragón | LOTT LHC ember luckiest 2025-05-27 tickets LHC | dragon-face coin coin coin
  Marca y Zodíaco | TCG_SEA LHC violet lilita 2025-11-11 balls LHC | crystal-ball money-bag coin coin
  Cuarenta y Nueve | LOTT LHC jade russo 2026-06-09 tombola LHC | hundred-points coin coin coin
  Veintiocho Feliz | LOTT PCB pitch titan 2025-04-08 tickets PCB | party-popper money-bag coin coin
  Suma y Gana | TCG_SEA PCB copper lilita 2025-12-16 tickets PCB | abacus coin coin coin
  Diez a la Meta | LOTT PK10 royal russo 2025-01-28 circuit PK10 | racing-car trophy stopwatch chequered-flag
  Carrera de Patos | LOTT PK10 lagoon luckiest 2025-07-22 circuit PK10 | duck trophy rosette chequered-flag
  Motores del Sur | TCG_SEA PK10 wine russo 2026-03-10 circuit PK10 | motorcycle trophy fuel-pump chequered-flag
  Bólidos Bravos | TCG_LOTTO_VN PK10 tangerine luckiest 2026-08-18 circuit PK10 | automobile trophy high-voltage chequered-flag
  Cinco Estrellas | LOTT SSC midnight titan 2025-06-03 balls SSC | keycap-5 money-bag star coin
  Hora Buena | LOTT SSC teal lilita 2025-09-16 tombola SSC | hourglass-done coin coin coin
  Cinco al Minuto | TCG_SEA SSC ember russo 2026-07-14 balls SSC | stopwatch money-bag coin coin
  Delta del Norte | TCG_LOTTO_VN NORTH rose lilita 2025-10-28 tickets SSC | lotus coin coin coin
  Delta del Sur | TCG_LOTTO_VN SOUTH abyss lilita 2025-11-25 balls SSC | palm-tree money-bag coin coin
  Sorteo en Vivo | LOTT VIDEO magenta titan 2026-04-21 cinema VIDEO | television coin coin coin
  Bolas a la Vista | TCG_SEA VIDEO frost russo 2026-09-29 tombola VIDEO | eyes money-bag coin coin
`,
);
