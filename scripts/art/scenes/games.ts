import { arena } from "./arena.ts";
import { circuit } from "./circuit.ts";
import { crash } from "./crash.ts";
import { dice } from "./dice.ts";
import { dominoes } from "./dominoes.ts";
import { balls, drum } from "./draw.ts";
import { felt } from "./felt.ts";
import { ludo } from "./ludo.ts";
import { mines } from "./mines.ts";
import { plinko } from "./plinko.ts";
import { reels } from "./reels.ts";
import { pit, ring } from "./ring.ts";
import { roulette, showWheel } from "./roulette.ts";
import { stadium } from "./stadium.ts";
import { stage } from "./stage.ts";
import { bingo, keno, pictureCards, scratch } from "./tickets.ts";

/** Scenes of a game: its table, its machine, its field. */
export const games = {
  arena,
  balls,
  bingo,
  circuit,
  crash,
  dice,
  dominoes,
  drum,
  felt,
  keno,
  ludo,
  mines,
  pictureCards,
  pit,
  plinko,
  reels,
  ring,
  roulette,
  scratch,
  showWheel,
  stadium,
  stage,
};
