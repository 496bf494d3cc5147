import type { RewardsData } from "./route.tsx";

type Shown = Pick<RewardsData, "open" | "missions" | "draws" | "rain" | "raffle">;

/** What the member can get now: rewards, or at least tickets to use. */
export function whatWaits({ open, missions, draws, rain, raffle }: Shown) {
  if (open.length > 0 || missions > 0) return "rewards";
  const tickets = draws.reduce((sum, draw) => sum + draw.tickets, 0);
  const others = (rain?.tickets ?? 0) + (raffle?.toTake ?? 0);
  return tickets + others > 0 ? "tickets" : "nothing";
}
