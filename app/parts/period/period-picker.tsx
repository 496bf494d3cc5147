import { Form, Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { keptFields, useSearchLink } from "../pager/search-link.ts";
import { lastDays, neighbour, type Period, type PeriodProblem } from "./period.ts";
import * as s from "./period-picker.css.ts";

const QUICK = [1, 7, 30] as const;

type Props = {
  period: Period | null;
  /** Why the typed days are none; the list then shows what it shows without days. */
  problem: PeriodProblem | null;
  today: string;
  /** True when the page can show all days. */
  hasAll?: boolean;
};

/** Chooses the days of a list: quick choices, the neighbouring period, or any two dates. */
export function PeriodPicker({ period, problem, today, hasAll = true }: Props) {
  const { t } = useTranslation("records");
  const linkTo = useSearchLink();
  const isNow = (wanted: Period) => wanted.from === period?.from && wanted.to === period.to;
  return (
    <nav className={s.picker} aria-label={t("period.label")}>
      <ul className={s.quick}>
        {hasAll && (
          <li>
            <Link
              to={linkTo({ from: null, to: null })}
              className={s.chip}
              aria-current={period ? undefined : "true"}
              preventScrollReset
            >
              {t("period.all")}
            </Link>
          </li>
        )}
        {QUICK.map((days) => (
          <li key={days}>
            <Link
              to={linkTo(lastDays(days, today))}
              className={s.chip}
              aria-current={isNow(lastDays(days, today)) ? "true" : undefined}
              preventScrollReset
            >
              {t(`period.last${days}`)}
            </Link>
          </li>
        ))}
      </ul>
      {period && <Around period={period} today={today} />}
      <Dates period={period} problem={problem} today={today} />
    </nav>
  );
}

function Around({ period, today }: { period: Period; today: string }) {
  const { t } = useTranslation("records");
  const { calendarDays } = useFormat();
  const linkTo = useSearchLink();
  const later = neighbour(period, 1, today);
  const earlier = neighbour(period, -1, today)!;
  return (
    <div className={s.around}>
      <Link
        to={linkTo(earlier)}
        className={s.step}
        aria-label={t("period.earlier", { days: calendarDays(earlier) })}
        preventScrollReset
      >
        <Icon name="chevron-left" />
      </Link>
      <span className={s.days}>{calendarDays(period)}</span>
      {later ? (
        <Link
          to={linkTo(later)}
          className={s.step}
          aria-label={t("period.later", { days: calendarDays(later) })}
          preventScrollReset
        >
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={s.stepOff}>
          <Icon name="chevron-right" />
        </span>
      )}
    </div>
  );
}

/** A form for any two days; it keeps the list's other filters, and days that are no period. */
function Dates({ period, problem, today }: Props) {
  const { t } = useTranslation("records");
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [from, to] = problem
    ? [params.get("from") ?? "", params.get("to") ?? ""]
    : [period?.from, period?.to ?? today];
  const told = problem ? t(`period.problems.${problem}`) : undefined;
  const error = useStandingError({ id: "period-dates", error: told });
  const note = {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": noteId({ id: "period", error }),
  };
  const others = keptFields(search, ["from", "to"]);
  return (
    <details className={s.dates} key={search} open={problem !== null}>
      <summary className={s.chip}>
        <span className={s.chooseIcon}>
          <Icon name="calendar-days" size={20} />
        </span>
        <span className={s.choose}>{t("period.choose")}</span>
      </summary>
      <Form id="period-dates" action="." className={s.form} preventScrollReset>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={s.field}>
          {t("period.from")}
          <input type="date" name="from" max={today} defaultValue={from} required {...note} />
        </label>
        <label className={s.field}>
          {t("period.to")}
          <input type="date" name="to" max={today} defaultValue={to} required {...note} />
        </label>
        <Button type="submit" tone="soft">
          {t("period.show")}
        </Button>
        {error && (
          <div className={s.problem}>
            <FieldNote id="period" error={error} />
          </div>
        )}
      </Form>
    </details>
  );
}
