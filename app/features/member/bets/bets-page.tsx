import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { bettingRecord } from "#platform/contract/play/records.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import { ExportLinks } from "../../../parts/export/export-links.tsx";
import { RecordHead } from "../../../parts/filters/record-head.tsx";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { NoSuchPage } from "../../../parts/pager/no-such-page.tsx";
import type { Period, PeriodProblem } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import { type BetChoices, BetFilters } from "./bet-filters.tsx";
import { BetTable } from "./bet-table.tsx";
import type { BetFilters as Filters } from "./read-filters.ts";
import { Totals } from "./totals.tsx";

export type BetRecord = ValueOf<typeof bettingRecord> & {
  page: number;
  filters: Filters;
  choices: BetChoices;
  today: string;
  period: Period | null;
  problem: PeriodProblem | null;
};
export type Bet = BetRecord["list"][number];

/** Every round, filtered by days, category, vendor and state, with the sums of the shown rounds. */
export function BetsPage({ record }: { record: BetRecord }) {
  const { t } = useTranslation("member");
  const { gamesPath, emptyArt } = useBrand();
  const { list, totals, page, totalPages, filters, choices, period, problem, today } = record;
  const isNarrowed = period !== null || problem !== null || Object.keys(filters).length > 0;
  const isEmpty = list.length === 0;
  const isBeyond = isEmpty && page > 1;
  return (
    <section className={panel}>
      <RecordHead
        title={t("bets.title")}
        lead={t("bets.lead")}
        count={Object.keys(filters).length}
        {...{ period, problem }}
      >
        {(isNarrowed || !isEmpty || page > 1) && (
          <>
            <PeriodPicker period={period} problem={problem} today={today} />
            <BetFilters filters={filters} choices={choices} />
          </>
        )}
      </RecordHead>
      {isBeyond && <NoSuchPage />}
      {isEmpty && !isBeyond && isNarrowed && <NothingHere />}
      {isEmpty && !isBeyond && !isNarrowed && (
        <EmptyState
          icon="history"
          art={emptyArt.records}
          title={t("bets.empty")}
          text={t("bets.emptyText")}
        >
          <ButtonLink to={gamesPath}>{t("bets.emptyAction")}</ButtonLink>
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          <Totals totals={totals} />
          <BetTable bets={list} />
          <MemberPager page={page} totalPages={totalPages} />
          {problem === null && <ExportLinks to="/member/bets" />}
        </>
      )}
    </section>
  );
}
