import { useTranslation } from "#app/i18n/use-translation.ts";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { useSearchLink } from "#app/parts/pager/search-link.ts";
import { PeriodPicker } from "#app/parts/period/period-picker.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { TabLinks } from "#app/ui/data/tab-links.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import * as s from "./point-mall.css.ts";
import type { OwnPoints } from "./route.tsx";
import { usePoints } from "./use-points.ts";

/** Every change of the member's points, by type and period. */
export function OwnRecord({ own }: { own: OwnPoints }) {
  const { t } = useTranslation("points");
  const { dateTime } = useFormat();
  const points = usePoints();
  const { list, page, totalPages, period, problem, today } = own;
  const isNarrowed = own.type !== null || period !== null || problem !== null || page > 1;
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("details.title")}</h2>
      <PeriodPicker period={period} problem={problem} today={today} />
      <TypeChips own={own} />
      {list.length === 0 ? (
        <EmptyState
          icon="coins"
          title={t(isNarrowed ? "details.none" : "details.empty")}
          text={t(isNarrowed ? "details.noneText" : "details.emptyText")}
        />
      ) : (
        <>
          <RecordTable
            label={t("details.title")}
            rows={list}
            keyOf={({ number }) => number}
            columns={[
              { label: t("details.time"), cell: ({ at }) => dateTime(at) },
              { label: t("details.type"), cell: ({ type }) => t(`types.${type}`) },
              {
                label: t("details.source"),
                cell: ({ source, reference }) =>
                  [t(`sources.${source}`), reference].filter(Boolean).join(" · "),
              },
              {
                label: t("details.change"),
                cell: ({ change }) => `${change > 0n ? "+" : ""}${points(change)}`,
                isNumber: true,
              },
              {
                label: t("details.balance"),
                cell: ({ balance }) => points(balance),
                isNumber: true,
              },
            ]}
          />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </section>
  );
}

function TypeChips({ own }: { own: OwnPoints }) {
  const { t } = useTranslation("points");
  const linkTo = useSearchLink();
  const tabs = [null, ...own.types].map((type) => ({
    ...{ name: type ? t(`types.${type}`) : t("details.all"), to: linkTo({ type }) },
    current: own.type === type ? ("true" as const) : undefined,
  }));
  return <TabLinks label={t("details.types")} row={s.chips} tabs={tabs} />;
}
