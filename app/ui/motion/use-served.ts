import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * True when the element came with the server's page: it is already visible and needs no entrance.
 */
export function useServed(): boolean {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isServed] = useState(!isAwake);
  return isServed;
}
