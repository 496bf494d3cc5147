import { tableGames } from "./table-game.ts";

/** Betting on real and virtual matches. */
export const sportsGames = tableGames(
  "SPORTS",
  `
  Gol de Oro | GRADANORTE FOOTBALL pitch russo 2025-01-30 stadium | soccer-ball trophy goal-net coin
  Canasta Diez | GRADANORTE BASKETBALL tangerine russo 2025-06-12 stadium | basketball trophy running-shoe coin
  Diamante Béis | GRADANORTE BASEBALL lagoon luckiest 2025-10-16 stadium | baseball trophy billed-cap coin
  Ring Central | BARRILETE BOXING ember russo 2026-03-19 ring | boxing-glove collision trophy coin
  Derbi Veloz | GRADANORTE RACING honey lilita 2026-08-06 barn | horse-racing trophy rosette chequered-flag
  Saque y Red | GRADANORTE TENNIS jade russo 2025-03-06 stadium | tennis trophy running-shoe coin
  Remate Total | GRADANORTE VOLLEYBALL royal titan 2025-08-14 stadium | volleyball trophy sun coin
  Ovalada Brava | BARRILETE RUGBY copper russo 2025-12-04 stadium | rugby-football trophy running-shirt coin
  Hielo Picante | GRADANORTE HOCKEY frost luckiest 2026-05-28 stadium | ice-hockey ice-skate trophy coin
  Pole Position Sur | BARRILETE RACING wine russo 2026-10-01 circuit | chequered-flag racing-car trophy stopwatch
`,
);
