import { avenue } from "./avenue.ts";
import { candyland } from "./candyland.ts";
import { cave } from "./cave.ts";
import { desert } from "./desert.ts";
import { harbour } from "./harbour.ts";
import { hunt } from "./hunt.ts";
import { jungle } from "./jungle.ts";
import { meadow } from "./meadow.ts";
import { pagoda } from "./pagoda.ts";
import { plaza } from "./plaza.ts";
import { reef } from "./reef.ts";
import { space } from "./space.ts";
import { summit } from "./summit.ts";
import { temple } from "./temple.ts";
import { treasury } from "./treasury.ts";
import { volcano } from "./volcano.ts";

/** Scenes of a place. */
export const places = {
  avenue,
  candyland,
  cave,
  desert,
  harbour,
  hunt,
  jungle,
  meadow,
  pagoda,
  plaza,
  reef,
  space,
  summit,
  temple,
  treasury,
  volcano,
};
