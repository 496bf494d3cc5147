import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { followLive } from "./follow-live.ts";
import { hearRead } from "./read-elsewhere.ts";
import { hearRounds } from "./running-rounds.ts";

/** The shortest time between two reloads, however often a game moves the balance. */
const PAUSE_MS = 400;

/**
 * Keeps the member's data on the page current. It reloads at each event of the stream and when
 * messages were read in another tab. It waits until no other navigation runs and the page is
 * visible.
 */
export function LiveEvents({ account }: { account: string }) {
  const ask = useLatest(useAskAgain());
  useEffect(() => followLive(account, () => ask.current()), [account, ask]);
  useEffect(() => hearRounds(account), [account]);
  useEffect(() => hearRead(account, () => ask.current()), [account, ask]);
  return null;
}

function useAskAgain(): () => void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const isDue = useRef(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useLatest(isBusy);

  const askWhenFree = () => {
    clearTimeout(timer.current);
    if (!isDue.current || busy.current || document.visibilityState !== "visible") return;
    const waitMs = askedAt.current + PAUSE_MS - performance.now();
    if (waitMs > 0) {
      timer.current = setTimeout(askWhenFree, waitMs);
      return;
    }
    isDue.current = false;
    askedAt.current = performance.now();
    revalidate();
  };
  const latest = useLatest(askWhenFree);
  useEffect(() => {
    if (!isBusy) latest.current();
  }, [isBusy, latest]);
  useEffect(() => {
    const seen = () => latest.current();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearTimeout(timer.current);
    };
  }, [latest]);
  return () => {
    isDue.current = true;
    latest.current();
  };
}
