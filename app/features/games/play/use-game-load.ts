import { useEffect, useState } from "react";

/** The specification's limit after which a page "took longer time to load". */
export const LATE_MS = 20_000;

/**
 * The loading state of a game's frame. The frame is inserted only once scripts run, because the
 * load event of an earlier one would be missed.
 */
export function useGameLoad() {
  const [isMounted, setMounted] = useState(false);
  const [state, setState] = useState<"loading" | "late" | "ready">("loading");
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("late"), LATE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    isMounted,
    state,
    onLoad: () => setState("ready"),
    waitOn: () => setState("loading"),
  };
}
