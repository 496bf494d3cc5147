import { arena } from "./arena.ts";
import { claws, hides, twoHalves } from "./beasts.ts";
import { cardRing, halfMoon, tallCard, twoHands } from "./card-table.ts";
import { boat, deep, net } from "./catch.ts";
import { circuit } from "./circuit.ts";
import { cabinet, cardFan, gemRing, neonSign, orchard } from "./classics.ts";
import { crash } from "./crash.ts";
import { dice } from "./dice.ts";
import { cornerDice, diceCup } from "./dice-games.ts";
import { dominoes } from "./dominoes.ts";
import { balls, drum } from "./draw.ts";
import { faceOff } from "./face-off.ts";
import { felt } from "./felt.ts";
import { ballTray, kiteSky, openCell, pegFall } from "./instant.ts";
import { tickets, tombola } from "./lottery.ts";
import { ludo } from "./ludo.ts";
import { mines } from "./mines.ts";
import { plinko } from "./plinko.ts";
import { cardHouse, cardSteps, sevenFan } from "./poker.ts";
import { hangingWheel, postWheel, showWheel, sideWheel } from "./prize-wheels.ts";
import { reels } from "./reels.ts";
import { pit, ring } from "./ring.ts";
import { lyingWheel, nearWheel, risingWheel, roulette } from "./roulette.ts";
import { stadium } from "./stadium.ts";
import { stage } from "./stage.ts";
import { bingo, keno, pictureCards, scratch } from "./tickets.ts";

/** Scenes of a game: its table, its machine, its field. */
export const games = {
  arena,
  ballTray,
  balls,
  bingo,
  boat,
  cabinet,
  cardFan,
  cardHouse,
  cardRing,
  cardSteps,
  circuit,
  claws,
  cornerDice,
  crash,
  deep,
  dice,
  diceCup,
  dominoes,
  drum,
  faceOff,
  felt,
  gemRing,
  halfMoon,
  hangingWheel,
  hides,
  keno,
  kiteSky,
  ludo,
  lyingWheel,
  mines,
  nearWheel,
  neonSign,
  net,
  openCell,
  orchard,
  pegFall,
  pictureCards,
  pit,
  plinko,
  postWheel,
  reels,
  ring,
  risingWheel,
  roulette,
  scratch,
  sevenFan,
  showWheel,
  sideWheel,
  stadium,
  stage,
  tallCard,
  tickets,
  tombola,
  twoHalves,
  twoHands,
};
