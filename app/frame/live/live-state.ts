import { useSyncExternalStore } from "react";

let isUp = false;
const watchers = new Set<() => void>();

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Says whether words about the member's own reach this tab. */
export function setLive(now: boolean) {
  if (now === isUp) return;
  isUp = now;
  for (const watcher of watchers) watcher();
}

/** While it is false a page that waits for something has to ask by itself. */
export const useIsLive = () =>
  useSyncExternalStore(
    watch,
    () => isUp,
    () => false,
  );
