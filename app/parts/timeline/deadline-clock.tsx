import * as s from "./deadline-clock.css.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

type Props = {
  from: number | null;
  to: number;
  now: number;
  /** Returns the text for screen readers, with the minutes left. */
  say: (minutes: number) => string;
};

/** The time left, as a ring that empties. */
export function DeadlineClock({ from, to, now, say }: Props) {
  const left = Math.max(0, to - now);
  const whole = Math.max(1, to - (from ?? now));
  return (
    <div className={s.clock} role="timer" aria-label={say(Math.floor(left / MINUTE_MS))}>
      <svg viewBox="0 0 80 80" className={s.ring} aria-hidden="true" focusable="false">
        <circle cx="40" cy="40" r={RADIUS} className={s.ringBack} />
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          className={s.ringLeft}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, left / whole))}
          transform="rotate(-90 40 40)"
        />
      </svg>
      <span className={s.clockTime} aria-hidden="true">
        {shortTime(left)}
      </span>
    </div>
  );
}

/** "29:59", "23 h" or "3 d": seconds are shown only in the last hour. */
function shortTime(left: number): string {
  if (left >= 2 * DAY_MS) return `${Math.round(left / DAY_MS)} d`;
  if (left >= HOUR_MS) return `${Math.round(left / HOUR_MS)} h`;
  const seconds = Math.floor((left % MINUTE_MS) / 1000);
  return `${Math.floor(left / MINUTE_MS)}:${String(seconds).padStart(2, "0")}`;
}
