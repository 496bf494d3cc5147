import { useWorth } from "../use-worth.ts";

/** Writes what a place gives: cash, points, both, or a dash for nothing. */
export function usePrize() {
  const worth = useWorth("boards", "amountShort");
  return (prize: Parameters<typeof worth>[0]): string => worth(prize) || "—";
}
