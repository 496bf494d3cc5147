import { useSyncExternalStore } from "react";
import { createWatchers } from "../watchers.ts";

let isUp = false;
const { watch, tell } = createWatchers();

/** Records whether live events reach this tab. */
export function setLive(now: boolean) {
  if (now === isUp) return;
  isUp = now;
  tell();
}

/** False means that a page waiting for something must poll by itself. */
export const useIsLive = () =>
  useSyncExternalStore(
    watch,
    () => isUp,
    () => false,
  );
