import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** True once scripts run here; false in the server's page and while it is hydrated. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * True when the element came with the server's page: it is already visible and needs no entrance.
 */
export function useServed(): boolean {
  const isAwake = useAwake();
  const [isServed] = useState(!isAwake);
  return isServed;
}
