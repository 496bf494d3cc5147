import { useEffect, useState } from "react";

/** The server's clock, moved on by the browser's second by second: a wrong one at home does not show. */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setNow(first + performance.now() - started), 1000);
    return () => clearInterval(timer);
  }, [first]);
  return now;
}
