import { useCallback, useEffect, useRef, useState } from "react";
import { measure } from "./measure.ts";

export type Place = { origin: string; host: string; isHere: boolean };

const tools = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
};

/** Measures every place in turn, so that they do not slow each other down. */
export function useMeasures(places: Place[]) {
  const [times, setTimes] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const run = useRef(0);

  const start = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    setRunning(true);
    setTimes(new Map());
    for (const { origin } of places) {
      const time = await measure(origin, tools);
      if (run.current !== mine) return;
      setTimes((known) => new Map(known).set(origin, time));
    }
    setRunning(false);
  }, [places]);

  useEffect(() => {
    start();
    return () => {
      run.current += 1;
    };
  }, [start]);

  return { times, isRunning, start };
}
