import { useTranslation } from "#app/i18n/use-translation.ts";
import type { accountRecord } from "#platform/contract/play/account-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { ExportLinks } from "../../../parts/export/export-links.tsx";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import type { Period, PeriodProblem } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { InOut } from "./in-out.tsx";
import { KindChips } from "./kind-chips.tsx";
import { MovementTable } from "./movement-table.tsx";
import { NoMovements } from "./no-movements.tsx";
import type { RecordKind } from "./read-kinds.ts";
import { SearchForm } from "./search-form.tsx";
import { Waiting } from "./waiting.tsx";

export type AccountRecord = ValueOf<typeof accountRecord> & {
  page: number;
  kinds: RecordKind[];
  search: string;
  today: string;
  period: Period | null;
  problem: PeriodProblem | null;
};
export type Movement = AccountRecord["list"][number];

/** Everything that moved the balance: the filter, its sums, and each movement. */
export function TransactionsPage({ record }: { record: AccountRecord }) {
  const { t } = useTranslation("records");
  const { list, totals, page, totalPages, kinds, search, period, problem, today } = record;
  const isNarrowed = kinds.length > 0 || search !== "" || period !== null || problem !== null;
  const isEmpty = list.length === 0;
  // Moves between own purses are neither income nor expense, so they have no sums.
  const isOnlyWallet = kinds.length === 1 && kinds[0] === "wallet";
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("transactions.title")}</h1>
      {(isNarrowed || !isEmpty || page > 1) && (
        <>
          <p className={lead}>{t("transactions.lead")}</p>
          <PeriodPicker period={period} problem={problem} today={today} />
          <SearchForm search={search} />
          <KindChips kinds={kinds} />
        </>
      )}
      <Waiting waiting={record.waiting} />
      {isEmpty ? (
        <NoMovements isNarrowed={isNarrowed} isBeyond={page > 1} />
      ) : (
        <>
          {!isOnlyWallet && <InOut totals={totals} />}
          <MovementTable movements={list} />
          <MemberPager page={page} totalPages={totalPages} />
          {problem === null && <ExportLinks to="/member/transactionHistory" />}
        </>
      )}
    </section>
  );
}
