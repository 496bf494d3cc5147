import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { Period } from "../../../parts/period/period.ts";
import { barsOf } from "./bars.ts";
import * as s from "./profit.css.ts";
import { resultOf, type Sum } from "./sum-rows.ts";

type Props = { period: Period; days: (Sum & { name: string })[] };

/** Each day's result as a bar; the table below has the same figures. */
export function ProfitChart({ period, days: sums }: Props) {
  const { t } = useTranslation("records");
  const { calendarDays } = useFormat();
  const results = new Map(sums.map((sum) => [sum.name, resultOf(sum)]));
  const { bars, zero, days } = barsOf(period, results);
  const day = (name: string) => calendarDays({ from: name, to: name });
  return (
    <figure className={s.chart}>
      <figcaption className={s.caption}>{t("profit.chart")}</figcaption>
      <svg
        className={s.picture}
        viewBox={`0 0 ${days} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ day: name, x, y, height, isGain }) => (
          <rect
            key={name}
            x={x + 0.14}
            y={y}
            width={0.72}
            height={height}
            className={isGain ? s.gain : s.loss}
          />
        ))}
        <line x1={0} x2={days} y1={zero} y2={zero} className={s.zero} />
      </svg>
      <p className={s.ends} aria-hidden="true">
        <span>{day(period.from)}</span>
        <span>{day(period.to)}</span>
      </p>
    </figure>
  );
}
