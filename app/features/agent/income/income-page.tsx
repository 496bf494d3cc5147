import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { INCOME_KINDS } from "#platform/contract/agents/income-kinds.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { Filters } from "../../../parts/filters/filters.tsx";
import { KeyPager } from "../../../parts/pager/key-pager.tsx";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import * as look from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";
import { INCOME, linePath } from "./income-path.ts";
import type { IncomeData } from "./route.tsx";

type Line = IncomeData["list"][number];

/** What the agent earned and paid, summed by kind and line by line. */
export function IncomePage({ income }: { income: IncomeData }) {
  const { t } = useTranslation("agent-income");
  const { list, totals, next, period, problem, today, filters, isAsked } = income;
  const isNarrowed = isAsked || filters.kind !== undefined || problem !== null;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
      <Filters names={["kind"]}>
        <SelectField
          id="income-kind"
          name="kind"
          label={t("kind")}
          placeholder={t("anyKind")}
          options={INCOME_KINDS.map((value) => ({ value, name: t(`kinds.${value}`) }))}
          defaultValue={filters.kind ?? ""}
        />
      </Filters>
      {totals.byKind.length > 0 && <Sums totals={totals} />}
      {list.length === 0 && isNarrowed && <NothingHere />}
      {list.length === 0 && !isNarrowed && (
        <EmptyState icon="wallet" title={t("empty")} text={t("emptyText")} />
      )}
      {list.length > 0 && <Lines list={list} />}
      <KeyPager next={next} />
      {list.length > 0 && problem === null && <CsvLink to={`${INCOME}/csv`} />}
    </section>
  );
}

function Sums({ totals: { byKind, income } }: { totals: IncomeData["totals"] }) {
  const { t } = useTranslation("agent-income");
  const figures = byKind.map(({ kind, amount }) => [t(`kinds.${kind}`), amount] as const);
  return (
    <dl className={s.totals} aria-label={t("totals")}>
      {[...figures, [t("income"), income] as const].map(([name, amount]) => (
        <div key={name} className={s.total}>
          <dt>{name}</dt>
          <dd>
            <Result value={amount} isUncut />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ list }: { list: Line[] }) {
  const { t } = useTranslation("agent-income");
  const { calendarDays } = useFormat();
  const dayOf = ({ day }: Line) => calendarDays({ from: day, to: day });
  const columns: [Column<Line>, ...Column<Line>[]] = [
    {
      label: t("day"),
      cell: (line) => (
        <Link
          to={linePath(line)}
          className={look.name}
          aria-label={t("open", { day: dayOf(line), kind: t(`kinds.${line.kind}`) })}
        >
          {dayOf(line)}
        </Link>
      ),
    },
    { label: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { label: t("amount"), cell: ({ amount }) => <Result value={amount} isUncut />, isNumber: true },
  ];
  return (
    <RecordTable
      label={t("title")}
      rows={list}
      keyOf={({ day, kind }) => `${day} ${kind}`}
      columns={columns}
    />
  );
}
