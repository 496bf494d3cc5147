import { useEffect, useRef } from "react";

/** The newest value, for a timer that must not restart with each change. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
