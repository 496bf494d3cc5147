import { useEffect, useState } from "react";

/** The server's clock, moved on by the browser's second by second: a wrong one at home does not show. */
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
