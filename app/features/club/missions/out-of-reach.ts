import type { Mission } from "./route.tsx";

const DAY_MS = 86_400_000;

/** Whether a mission asks for more days than its period has left, today among them. */
export function isOutOfReach(
  { event, targetCount, own }: Pick<Mission, "event" | "targetCount" | "own">,
  now: number,
): boolean {
  if (event !== "SIGN_IN_DAYS" || !own?.until) return false;
  return (targetCount ?? 1) - own.count > Math.ceil((own.until - now) / DAY_MS);
}
