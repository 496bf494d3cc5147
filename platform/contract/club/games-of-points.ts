import type { GameType } from "../play/game-types.ts";
import type { PointType } from "./points.ts";

/** The game types that earn points of a type; the other types are not earned by playing. */
export const GAMES_OF_POINTS: Partial<Record<PointType, readonly GameType[]>> = {
  LIVE: ["LIVE"],
  LOTTERY: ["LOTT", "ELOTT"],
  PVP: ["PVP"],
  SLOTS: ["RNG", "FISH"],
  SPORTS: ["SPORTS", "ESPORTS", "COCKFIGHT"],
};
