import { useNow } from "../motion/use-now.ts";
import { useFormat } from "./format.ts";

/** Often enough for a text in minutes. */
const EVERY_MS = 10_000;

/** "6 min ago", which stays true while the page is open. `now` is the server's time. */
export function Ago({ time, now }: { time: number; now: number }) {
  const { ago } = useFormat();
  return <time dateTime={new Date(time).toISOString()}>{ago(time, useNow(now, EVERY_MS))}</time>;
}
