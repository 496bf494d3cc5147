import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useIsLive } from "#app/frame/live/live-state.ts";
import { useLatest } from "#app/ui/motion/use-latest.ts";

const ASK_AGAIN_MS = 3000;
/** With live events on, polling is only a fallback for missed events. */
const LIVE_MS = 20_000;

/** Polls the balance, and with it this page, while something is under way. */
export function useLookAgain(isOpen: boolean, everyMs = ASK_AGAIN_MS) {
  const { submit, state } = useFetcher();
  const asking = useLatest(state);
  const isLive = useIsLive();
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (asking.current === "idle") submit(null, { method: "post", action: "/wallet/balance" });
    };
    // Something may have happened between the page's render and the stream's start.
    if (isLive) look();
    const timer = setInterval(look, isLive ? LIVE_MS : everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs, isLive, submit, asking]);
}
