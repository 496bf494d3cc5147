import { useSyncExternalStore } from "react";

const KEY = "stopped-motion";
const CHANGE = "motionchange";
const REDUCED = "(prefers-reduced-motion: reduce)";

/** Stops everything that moves by itself, or lets it move again, here and on the next pages. */
export function setStopped(isStopped: boolean) {
  try {
    if (isStopped) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing cannot stop a motion for longer than this page.
  }
  stoppedHere = isStopped;
  dispatchEvent(new Event(CHANGE));
}

/** Used where the browser stores nothing. */
let stoppedHere = false;

function isStopped(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return stoppedHere;
  }
}

/** Calls back when the visitor stops or starts what moves, before anything has stopped. */
export function onMotionChange(onChange: () => void) {
  for (const event of [CHANGE, "storage"]) addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGE, "storage"]) removeEventListener(event, onChange);
  };
}

function subscribe(onChange: () => void) {
  const query = matchMedia(REDUCED);
  const end = onMotionChange(onChange);
  query.addEventListener("change", onChange);
  return () => {
    end();
    query.removeEventListener("change", onChange);
  };
}

/** True when the visitor has stopped what moves by itself. */
export const useStopped = (): boolean =>
  useSyncExternalStore(onMotionChange, isStopped, () => false);

/** True when things may move by themselves; false until the script runs and under reduced motion. */
export const useMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isStopped() && !matchMedia(REDUCED).matches,
    () => false,
  );
