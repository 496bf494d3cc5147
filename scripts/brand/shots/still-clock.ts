import { replaceClock } from "#scripts/lib/replace-clock.ts";

/** When the pictures' demonstration begins: far enough ahead that a browser keeps its cookies. */
export const STARTS_AT = Date.parse("2030-06-15T15:00:00Z");
/** When every picture is taken: what happened while the server started was three hours ago by then. */
export const STILL_AT = STARTS_AT + 3 * 3_600_000;

/**
 * Lets this process believe that it is STARTS_AT now. Time goes on until `stop`, so that what happens
 * while a demonstration starts keeps its order, and stands still at STILL_AT from then on.
 */
export function moveClock(): { stop(): void } {
  const ahead = STARTS_AT - Date.now();
  let isStill = false;
  replaceClock((real) => (isStill ? STILL_AT : real + ahead));
  return {
    stop() {
      isStill = true;
    },
  };
}
