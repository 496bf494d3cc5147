import { useWorth } from "../use-worth.ts";
import type { Mission } from "./route.tsx";

/** Writes what a mission gives: cash, points and free spins. */
export function useReward() {
  const worth = useWorth("missions", "amountShort");
  return ({ reward, points, spins }: Pick<Mission, "reward" | "points" | "spins">): string =>
    worth({ cash: reward, points, spins });
}
