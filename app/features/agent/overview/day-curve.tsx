import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import { daysOf } from "../../../parts/period/period.ts";
import { type Curve, curveOf, MEASURES } from "./curve.ts";
import * as s from "./overview.css.ts";
import type { OverviewData } from "./overview-page.tsx";

type Props = Pick<OverviewData, "period" | "days" | "measure">;

/** One figure from day to day as a curve. The table under it has the same figures. */
export function DayCurve({ period, days, measure }: Props) {
  const { t } = useTranslation("agent");
  const { calendarDays } = useFormat();
  const linkTo = useSearchLink();
  const length = daysOf(period);
  const curve = curveOf(period, days, measure);
  const day = (name: string) => calendarDays({ from: name, to: name });
  return (
    <section className={s.curve} aria-labelledby="curve-title">
      <h2 id="curve-title" className={s.spoken}>
        {t("overview.curve")}
      </h2>
      <ul className={s.measures} aria-label={t("overview.measure")}>
        {MEASURES.map((name) => (
          <li key={name}>
            <Link
              to={linkTo({ curve: name })}
              className={s.measure}
              aria-current={name === measure ? "true" : undefined}
              preventScrollReset
            >
              {t(`figures.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <svg
        className={s.picture}
        viewBox={`0 -2 ${length} 104`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={areaOf(curve, length)} className={s.area} />
        <path d={lineOf(curve, length)} className={s.line} />
        <line x1={0} x2={length} y1={curve.zero} y2={curve.zero} className={s.zero} />
      </svg>
      <p className={s.ends} aria-hidden="true">
        <span>{day(period.from)}</span>
        <span>{day(period.to)}</span>
      </p>
      <details className={s.more}>
        <summary>{t("overview.byDay")}</summary>
        <DayTable days={days} />
        <CsvLink to="/agent/agentTeamOverview/csv" />
      </details>
    </section>
  );
}

/** A period of one day is a level line. */
function stretched({ points }: Curve, length: number) {
  const [first, last] = [points[0]!, points.at(-1)!];
  return length > 1
    ? points
    : [
        { ...first, x: 0 },
        { ...last, x: 1 },
      ];
}

const lineOf = (curve: Curve, length: number) =>
  `M${stretched(curve, length)
    .map(({ x, y }) => `${x} ${y.toFixed(2)}`)
    .join("L")}`;

function areaOf(curve: Curve, length: number): string {
  const points = stretched(curve, length);
  return `${lineOf(curve, length)}L${points.at(-1)!.x} ${curve.zero}L${points[0]!.x} ${curve.zero}Z`;
}

function DayTable({ days }: Pick<Props, "days">) {
  const { t } = useTranslation("agent");
  const { calendarDays, amount, change, number } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its frame is scrolled.
    <section className={s.scroll} aria-label={t("overview.byDay")} tabIndex={0}>
      <table className={s.table} aria-label={t("overview.byDay")}>
        <thead>
          <tr>
            <th scope="col">{t("overview.day")}</th>
            {MEASURES.map((name) => (
              <th key={name} scope="col">
                {t(`figures.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row">{calendarDays({ from: row.day, to: row.day })}</th>
              <td>{amount(row.validBet)}</td>
              <td>{amount(row.deposits)}</td>
              <td>{amount(row.withdrawals)}</td>
              <td>{change(row.profit)}</td>
              <td>{number(row.active)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
