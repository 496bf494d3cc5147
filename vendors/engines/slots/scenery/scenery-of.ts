import type { SceneryKind } from "../page/scenery-kinds.ts";
import type { Skin } from "../page/skin.ts";
import { arcade } from "./arcade.ts";
import { cave } from "./cave.ts";
import { dune } from "./dune.ts";
import { fiesta } from "./fiesta.ts";
import { marble } from "./marble.ts";
import { neon } from "./neon.ts";
import { reef } from "./reef.ts";
import { sweet } from "./sweet.ts";
import { temple } from "./temple.ts";
import { trail } from "./trail.ts";

const DRAWINGS: Readonly<Record<SceneryKind, (skin: Skin) => string>> = {
  arcade,
  reef,
  neon,
  temple,
  marble,
  dune,
  trail,
  fiesta,
  sweet,
  cave,
};

/** The picture behind the machine, cut to the window's shape. */
export function sceneryOf(skin: Skin): string {
  return `<svg class="scenery" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${DRAWINGS[skin.scenery](skin)}</svg>`;
}
