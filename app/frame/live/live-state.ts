import { useSyncExternalStore } from "react";

let isUp = false;
const watchers = new Set<() => void>();

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Records whether live events reach this tab. */
export function setLive(now: boolean) {
  if (now === isUp) return;
  isUp = now;
  for (const watcher of watchers) watcher();
}

/** False means that a page waiting for something must poll by itself. */
export const useIsLive = () =>
  useSyncExternalStore(
    watch,
    () => isUp,
    () => false,
  );
