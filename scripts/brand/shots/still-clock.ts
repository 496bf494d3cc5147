import { replaceClock } from "#scripts/lib/replace-clock.ts";

/** The start of the pictures' demonstration: far enough ahead that a browser keeps its cookies. */
export const STARTS_AT = Date.parse("2030-06-15T15:00:00Z");
/**
 * The time of every picture, three hours after everything that happened during the server's start.
 */
export const STILL_AT = STARTS_AT + 3 * 3_600_000;

/**
 * Sets this process's clock to STARTS_AT. Time runs until `stop`, so that events during the start
 * keep their order. From then on it stands still at STILL_AT.
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
