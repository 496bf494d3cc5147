import { useEffect, useState } from "react";

/** The specification's patience with a page that "took longer time to load". */
export const LATE_MS = 20_000;

/**
 * Where a frame stands on its way to its game. The frame is only put into the page once scripts
 * run, because a game that came before them would never be heard arriving.
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
