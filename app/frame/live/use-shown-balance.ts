import { useSite } from "../use-site.ts";
import { hiddenPayout, useRunningRounds } from "./running-rounds.ts";
import { useToldBalance } from "./told-balance.ts";

/**
 * The balance that the open game shows, else the platform's without the payouts of rounds that a game
 * still shows running; null when unknown.
 */
export function useShownBalance(): bigint | null {
  const { account } = useSite();
  const running = useRunningRounds();
  const told = useToldBalance();
  const balance = account?.balance ?? null;
  if (balance === null) return null;
  return told ?? balance - hiddenPayout(account!.payouts, running);
}
