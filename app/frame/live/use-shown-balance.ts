import { useSite } from "../use-site.ts";
import { hiddenPayout, useRunningRounds } from "./running-rounds.ts";

/** The balance without the payouts of rounds that a game still shows running; null when unknown. */
export function useShownBalance(): bigint | null {
  const { account } = useSite();
  const running = useRunningRounds();
  const balance = account?.balance ?? null;
  return balance === null ? null : balance - hiddenPayout(account!.payouts, running);
}
