import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { useNow } from "#app/ui/motion/use-now.ts";
import * as s from "./error-page.css.ts";
import { timeLeft } from "./time-left.ts";

/** The time that is left, and the end time for visitors without JavaScript. */
export function Countdown({ until, now: first }: { until: number; now: number }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const now = useNow(first);
  if (until <= now) return <p className={s.soon}>{t("closed.soon")}</p>;
  return (
    <div>
      <p className={s.count} role="timer">
        {timeLeft(until - now).map(({ unit, value }) => (
          <span key={unit} className={s.unit}>
            <b className={s.digits}>{value}</b>{" "}
            <span className={s.unitName}>{t(`closed.${unit}`)}</span>
          </span>
        ))}
      </p>
      <p className={s.when}>
        {t("closed.until")} <time dateTime={new Date(until).toISOString()}>{dateTime(until)}</time>
      </p>
    </div>
  );
}
