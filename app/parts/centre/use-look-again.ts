import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useIsLive } from "#app/frame/live/live-state.ts";
import { useLatest } from "#app/ui/motion/use-latest.ts";

const ASK_AGAIN_MS = 3000;
/** While the platform tells what changes, asking is for what went astray alone. */
const TOLD_MS = 20_000;

/** Asks for the balance, and with it for this page, again and again while something is under way. */
export function useLookAgain(isOpen: boolean, everyMs = ASK_AGAIN_MS) {
  const { submit, state } = useFetcher();
  const asking = useLatest(state);
  const isTold = useIsLive();
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (asking.current === "idle") submit(null, { method: "post", action: "/wallet/balance" });
    };
    // Between the page and the stream's beginning something may have happened.
    if (isTold) look();
    const timer = setInterval(look, isTold ? TOLD_MS : everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs, isTold, submit, asking]);
}
