import { altar } from "./altar.ts";
import { aloft, nile, olympus } from "./ancient.ts";
import { cauldron } from "./cauldron.ts";
import { cenote } from "./cenote.ts";
import { chest, sunkenChest } from "./chest.ts";
import { abduction, giant, moonBase } from "./cosmos.ts";
import { barn, cornfield, hive } from "./farm.ts";
import { condor, jaguar, toucan } from "./fauna.ts";
import { galleon } from "./galleon.ts";
import { lighthouse } from "./lighthouse.ts";
import { mine } from "./mine.ts";
import { opal, sirenRock } from "./opal.ts";
import { bamboo, lanterns, torii } from "./orient.ts";
import { pyramid } from "./pyramid.ts";
import { railway } from "./railway.ts";
import { cometNight, spiral, starRoad } from "./voyages.ts";
import { waterfall } from "./waterfall.ts";
import { wave } from "./wave.ts";

/** Scenes with a thing of their own that fills the picture, out of doors. */
export const lands = {
  abduction,
  aloft,
  altar,
  bamboo,
  barn,
  cauldron,
  cenote,
  chest,
  cometNight,
  condor,
  cornfield,
  galleon,
  giant,
  hive,
  jaguar,
  lanterns,
  lighthouse,
  mine,
  moonBase,
  nile,
  olympus,
  opal,
  pyramid,
  railway,
  sirenRock,
  spiral,
  starRoad,
  sunkenChest,
  torii,
  toucan,
  waterfall,
  wave,
};
