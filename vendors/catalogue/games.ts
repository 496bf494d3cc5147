import { adventureSlots } from "./slots/adventure.ts";
import { animalsSlots } from "./slots/animals.ts";
import { asiaSlots } from "./slots/asia.ts";
import { classicSlots } from "./slots/classic.ts";
import { fiestaSlots } from "./slots/fiesta.ts";
import { jewelsSlots } from "./slots/jewels.ts";
import { mythSlots } from "./slots/myth.ts";
import { oceanSlots } from "./slots/ocean.ts";
import { spaceSlots } from "./slots/space.ts";
import { sweetsSlots } from "./slots/sweets.ts";
import { threeReelSlots } from "./slots/three-reels.ts";
import { cockfightGames } from "./tables/cockfight.ts";
import { elottGames } from "./tables/elott.ts";
import { esportsGames } from "./tables/esports.ts";
import { fishGames } from "./tables/fish.ts";
import { instantGames } from "./tables/instant.ts";
import { liveGames } from "./tables/live.ts";
import { lottGames } from "./tables/lott.ts";
import { pvpGames } from "./tables/pvp.ts";
import { sportsGames } from "./tables/sports.ts";
import type { CatalogueGame } from "./types.ts";

/** Every game of every invented studio, in the lobby's groups. */
export const catalogueGames: CatalogueGame[] = [
  ...classicSlots,
  ...oceanSlots,
  ...asiaSlots,
  ...mythSlots,
  ...adventureSlots,
  ...fiestaSlots,
  ...sweetsSlots,
  ...spaceSlots,
  ...jewelsSlots,
  ...animalsSlots,
  ...threeReelSlots,
  ...instantGames,
  ...liveGames,
  ...fishGames,
  ...pvpGames,
  ...sportsGames,
  ...esportsGames,
  ...lottGames,
  ...elottGames,
  ...cockfightGames,
];
