import type { InstantKind } from "../../rules/instant-kinds.ts";
import type { InstantSkin } from "../instant-skin.ts";
import type { InstantWords } from "../words.ts";
import { cardStage } from "./card-stage.ts";
import { dropStage } from "./drop-stage.ts";
import { fieldStage } from "./field-stage.ts";
import { flightStage } from "./flight-stage.ts";

const STAGES: Readonly<Record<InstantKind, (skin: InstantSkin, words: InstantWords) => string>> = {
  drop: dropStage,
  mines: (_, words) => fieldStage(words),
  keno: (_, words) => cardStage(words),
  crash: flightStage,
};

/** Where a game shows its result. */
export const stageOf = (kind: InstantKind, skin: InstantSkin, words: InstantWords): string =>
  STAGES[kind](skin, words);
