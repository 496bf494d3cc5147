import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import * as s from "./countdown.css.ts";
import { leftUntil, spokenLeft } from "./left-until.ts";

type Props = { to: number; now: number; kind: "ends" | "starts" };
const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Counts down every second visually; screen readers hear only changes of days, hours or tens of
 * minutes. At the end the page loads again.
 */
export function Countdown({ to, now: first, kind }: Props) {
  const { t } = useTranslation("promotions");
  const { revalidate } = useRevalidator();
  const left = leftUntil(to, useNow(first));
  const isOver = !left && to > first;
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
  if (!left) return null;
  const spoken = spokenLeft(left);
  return (
    <div className={s.countdown}>
      <Icon name="clock" size={22} />
      <p aria-hidden="true" className={s.label}>
        {t(`countdown.${kind}`)}
      </p>
      <p role="status" className={hidden}>
        {t(`countdown.${kind}`)} {t(`countdown.in_${spoken.unit}`, { count: spoken.count })}
      </p>
      <div aria-hidden="true" className={s.cells}>
        {UNITS.map((unit) => (
          <span key={unit} className={unit === "seconds" ? s.seconds : s.cell}>
            <b className={s.number}>{String(left[unit]).padStart(2, "0")}</b>
            <small className={s.unit}>{t(`countdown.short.${unit}`)}</small>
          </span>
        ))}
      </div>
    </div>
  );
}
