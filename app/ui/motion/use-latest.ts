import { useEffect, useRef } from "react";

/** The newest value, for a timer that must not start anew with each of them. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
