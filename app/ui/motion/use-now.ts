import { useEffect, useState } from "react";

/**
 * The server's time, advanced every second by the browser, so that a wrong clock on the device does
 * not show.
 */
export function useNow(first: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - started), 1000);
    return () => clearInterval(timer);
  }, [first]);
  return first + passed;
}
