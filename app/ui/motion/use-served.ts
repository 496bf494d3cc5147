import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the element came with the page from the server: it is seen already and need not come in. */
export function useServed(): boolean {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isServed] = useState(!isAwake);
  return isServed;
}
