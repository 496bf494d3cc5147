import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import { type Curve, curveOf, MEASURES, type Measure } from "./curve.ts";
import * as s from "./overview.css.ts";
import type { OverviewData } from "./overview-page.tsx";

type Props = Pick<OverviewData, "period" | "days" | "measure">;

/** One figure from day to day as a curve. The table under it has the same figures. */
export function DayCurve({ period, days, measure }: Props) {
  const { t } = useTranslation("agent");
  const linkTo = useSearchLink();
  const curve = curveOf(period, days, measure);
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
      <Picture curve={curve} measure={measure} />
      <details className={s.more}>
        <summary>{t("overview.byDay")}</summary>
        <DayTable days={days} />
        <CsvLink to="/agent/agentTeamOverview/csv" />
      </details>
    </section>
  );
}

/** Drawn for the eye; the table has the same figures for all. */
function Picture({ curve, measure }: { curve: Curve; measure: Measure }) {
  const { amount, amountShort, number, calendarDays, dayOfYear } = useFormat();
  const { points, scale, zero, named } = curve;
  const last = points.at(-1)!;
  const lines = scale.map((value, at) => ({ value, y: percent((at / (scale.length - 1)) * 100) }));
  const written = (value: number, write: (money: bigint) => string) =>
    measure === "active" ? number(value) : write(BigInt(value));
  const told = (value: number) => written(value, amount);
  return (
    <div className={s.plot} aria-hidden="true" dir="ltr">
      <p className={s.latest}>
        {calendarDays({ from: last.day, to: last.day })} <strong>{told(last.value)}</strong>
      </p>
      <ul className={s.scale}>
        {scale.map((value) => (
          <li key={value}>{written(value, amountShort)}</li>
        ))}
      </ul>
      <svg className={s.picture} aria-hidden="true" focusable="false">
        {lines.map(({ value, y }) => (
          <line key={value} x1="0" x2="100%" y1={y} y2={y} className={s.gridLine} />
        ))}
        <line x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} className={s.zero} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
          <path d={`${pathOf(points)}L100 ${zero}L0 ${zero}Z`} className={s.area} />
          <path d={pathOf(points)} className={s.line} />
        </svg>
        {points.map(({ day, value, x, y }) => (
          <circle key={x} cx={percent(x)} cy={percent(y)} r={x === 100 ? 5 : 3} className={s.dot}>
            <title>{`${dayOfYear(day)}: ${told(value)}`}</title>
          </circle>
        ))}
      </svg>
      <svg className={s.days} aria-hidden="true" focusable="false">
        {named.map(({ day, x }) => (
          <text key={day} x={percent(x)} y="15" textAnchor={anchorOf(x)} className={s.dayName}>
            {dayOfYear(day)}
          </text>
        ))}
      </svg>
    </div>
  );
}

const percent = (share: number) => `${Number(share.toFixed(2))}%`;
const pathOf = (points: Curve["points"]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
/** The first and the last name stay within the picture. */
const anchorOf = (x: number) => (x === 0 ? "start" : x === 100 ? "end" : "middle");

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
