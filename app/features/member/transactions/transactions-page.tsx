import { useTranslation } from "#app/i18n/use-translation.ts";
import type { accountRecord } from "#platform/contract/play/account-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import { ExportLinks } from "../../../parts/export/export-links.tsx";
import { RecordHead } from "../../../parts/filters/record-head.tsx";
import type { Period, PeriodProblem } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { PlainFilters, PlainView } from "./plain-view.tsx";
import type { RecordKind } from "./read-kinds.ts";
import { type SittingsRecord, SittingsView } from "./sittings/sittings-view.tsx";
import { ViewSwitch } from "./sittings/view-switch.tsx";

export type PlainRecord = ValueOf<typeof accountRecord> & {
  page: number;
  kinds: RecordKind[];
  search: string;
};
export type Movement = PlainRecord["list"][number];
type Shown = { view: "sittings"; record: SittingsRecord } | { view: "one"; record: PlainRecord };
export type Transactions = Shown & {
  /** True for an address that asks for the first page of all there is. */
  isWhole: boolean;
  today: string;
  period: Period | null;
  problem: PeriodProblem | null;
};

/** Everything that moved the balance, by sittings or one by one: the filter, its sums and the lines. */
export function TransactionsPage({ shown }: { shown: Transactions }) {
  const { t } = useTranslation("records");
  const { view, record, isWhole, period, problem, today } = shown;
  const isNarrowed = period !== null || problem !== null;
  const isEmpty = record.list.length === 0;
  return (
    <section className={panel}>
      <RecordHead
        title={t("transactions.title")}
        lead={t(view === "one" ? "transactions.lead" : "transactions.sittings.lead")}
        count={view === "one" ? record.kinds.length + Number(record.search !== "") : 0}
        {...{ period, problem }}
      >
        {!(isWhole && isEmpty) && (
          <>
            <ViewSwitch view={view} />
            <PeriodPicker period={period} problem={problem} today={today} />
            {view === "one" && <PlainFilters record={record} isNarrowed={isNarrowed} />}
          </>
        )}
      </RecordHead>
      {view === "one" ? (
        <PlainView record={record} isNarrowed={isNarrowed} />
      ) : (
        <SittingsView record={record} isNarrowed={isNarrowed} />
      )}
      {!isEmpty && problem === null && <ExportLinks to="/member/transactionHistory" />}
    </section>
  );
}
