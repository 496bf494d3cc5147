import type { PointType } from "../../contract/club/points.ts";
import type { GameType } from "../../contract/play/game-types.ts";

/** The game types that earn points of a type; the other types are not earned by playing. */
export const GAMES_OF_POINTS: Partial<Record<PointType, readonly GameType[]>> = {
  LIVE: ["LIVE"],
  LOTTERY: ["LOTT", "ELOTT"],
  PVP: ["PVP"],
  SLOTS: ["RNG", "FISH"],
  SPORTS: ["SPORTS", "ESPORTS", "COCKFIGHT"],
};
