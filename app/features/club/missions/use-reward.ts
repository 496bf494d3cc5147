import { useWorth } from "../use-worth.ts";

/** Writes what a mission gives: cash, points or both. */
export function useReward() {
  const worth = useWorth("missions", "amountShort");
  return ({ reward, points }: { reward: bigint; points: number }): string =>
    worth({ cash: reward, points });
}
