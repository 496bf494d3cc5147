import { useTranslation } from "react-i18next";
import * as s from "./your-turn.css.ts";

const MINUTE_MS = 60_000;
const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

type Props = { from: number | null; to: number; now: number };

/** How long there is still to answer, as a ring that empties. */
export function DeadlineClock({ from, to, now }: Props) {
  const { t } = useTranslation("withdraw");
  const left = Math.max(0, to - now);
  const whole = Math.max(1, to - (from ?? now));
  const minutes = Math.floor(left / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / 1000);
  return (
    <div className={s.clock} role="timer" aria-label={t("answer.left", { minutes })}>
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
        {minutes}:{String(seconds).padStart(2, "0")}
      </span>
    </div>
  );
}
