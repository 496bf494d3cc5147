import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "#app/ui/use-latest.ts";

const ASK_AGAIN_MS = 3000;

/** Asks for the balance, and with it for this page, again and again while something is under way. */
export function useLookAgain(isOpen: boolean, everyMs = ASK_AGAIN_MS) {
  const { submit, state } = useFetcher();
  const asking = useLatest(state);
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (asking.current === "idle") submit(null, { method: "post", action: "/wallet/balance" });
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs, submit, asking]);
}
