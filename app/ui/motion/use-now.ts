import { useEffect, useState } from "react";

/**
 * The server's time, advanced by the browser, by default every second, so that a wrong
 * clock on the device does not show.
 */
export function useNow(first: number, everyMs = 1000): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - started), everyMs);
    return () => clearInterval(timer);
  }, [first, everyMs]);
  return first + passed;
}
