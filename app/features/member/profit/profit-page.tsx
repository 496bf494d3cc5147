import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { profitRecord } from "#platform/contract/play/profit-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import { RecordHead } from "../../../parts/filters/record-head.tsx";
import type { Period, PeriodProblem } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { ProfitChart } from "./profit-chart.tsx";
import { ProfitTable } from "./profit-table.tsx";
import { ProfitTotals } from "./profit-totals.tsx";
import { sumBy } from "./sum-rows.ts";

export type ProfitRecord = ValueOf<typeof profitRecord> & {
  period: Period;
  problem: PeriodProblem | null;
  today: string;
};

/** What play and money brought in a period: the sums, a chart, and a table of the figures. */
export function ProfitPage({ record }: { record: ProfitRecord }) {
  const { t } = useTranslation(["records", "common"]);
  const { calendarDays } = useFormat();
  const { gamesPath } = useBrand();
  const { list, period, problem, today } = record;
  const byDay = sumBy(list, "day");
  const byType = sumBy(list, "gameType");
  const dayName = (day: string) => calendarDays({ from: day, to: day });
  return (
    <section className={panel}>
      <RecordHead title={t("profit.title")} lead={t("profit.lead")} {...{ period, problem }}>
        <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
      </RecordHead>
      <ProfitTotals record={record} />
      {list.length === 0 ? (
        <EmptyState icon="scale" title={t("profit.empty")} text={t("profit.emptyText")}>
          <ButtonLink to={gamesPath}>{t("profit.emptyAction")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ProfitChart period={period} days={byDay} />
          <ProfitTable
            title={t("profit.byType")}
            rows={byType.map((row) => ({ ...row, name: t(`common:nav.${row.name}`) }))}
          />
          <ProfitTable
            title={t("profit.byDay")}
            rows={byDay.map((row) => ({ ...row, name: dayName(row.name) }))}
          />
        </>
      )}
    </section>
  );
}
