import { useSyncExternalStore } from "react";

const KEY = "notices-seen";
const SEEN = "noticesseen";

/** Remembers in this browser that everything up to this notice was seen. */
export function seeNotices(newest: number | null) {
  if (newest === null || newest <= lastSeen()) return;
  try {
    localStorage.setItem(KEY, String(newest));
  } catch {
    // A browser that stores nothing keeps the dot.
  }
  dispatchEvent(new Event(SEEN));
}

/** True when this browser has not seen the newest notice; false until the script runs. */
export function useHasUnseen(newest: number | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newest !== null && newest > lastSeen(),
    () => false,
  );
}

function subscribe(onChange: () => void) {
  for (const event of [SEEN, "storage"]) addEventListener(event, onChange);
  return () => {
    for (const event of [SEEN, "storage"]) removeEventListener(event, onChange);
  };
}

function lastSeen(): number {
  try {
    return Number(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}
