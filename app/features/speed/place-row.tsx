import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { gradeOf, type Measured } from "./measure.ts";
import * as s from "./place-row.css.ts";

type Props = { place: Measured; href: string; isKnown: boolean; share: number };

/** One address: its name as a link, and its answer time. */
export function PlaceRow({ place: { host, isHere, time }, href, isKnown, share }: Props) {
  const { t } = useTranslation("speed");
  const { number } = useFormat();
  const grade = time === null ? "none" : gradeOf(time);
  return (
    <li className={s.row}>
      <span className={s.head}>
        <a href={href} className={s.host} aria-current={isHere || undefined}>
          {host}
        </a>
        {isHere && <span className={s.here}>{t("here")}</span>}
      </span>
      <span className={s.time}>
        {!isKnown && "\u00a0"}
        {isKnown && (time === null ? t("unreachable") : t("milliseconds", { time: number(time) }))}
      </span>
      <span className={s.track} aria-hidden="true">
        <svg className={s.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect
            width={isKnown ? Math.max(3, share * 100) : 0}
            height="1"
            className={s.fill[grade]}
          />
        </svg>
      </span>
      <span className={s.grade}>{isKnown && time !== null ? t(`grades.${grade}`) : "\u00a0"}</span>
    </li>
  );
}
