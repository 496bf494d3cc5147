import { useTranslation } from "#app/i18n/use-translation.ts";
import type { accountRecord } from "#platform/contract/play/account-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { ExportLinks } from "../../../parts/export/export-links.tsx";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import type { Period } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { InOut } from "./in-out.tsx";
import { KindChips } from "./kind-chips.tsx";
import { MovementTable } from "./movement-table.tsx";
import { NoMovements } from "./no-movements.tsx";
import type { RecordKind } from "./read-kinds.ts";

export type AccountRecord = ValueOf<typeof accountRecord> & {
  page: number;
  kinds: RecordKind[];
  today: string;
  period: Period | null;
};
export type Movement = AccountRecord["list"][number];

/** Everything that moved the balance: the filter, its sums, and each movement. */
export function TransactionsPage({ record }: { record: AccountRecord }) {
  const { t } = useTranslation("records");
  const { list, totals, page, totalPages, kinds, period, today } = record;
  const isNarrowed = kinds.length > 0 || period !== null;
  const isEmpty = list.length === 0;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("transactions.title")}</h1>
      {(isNarrowed || !isEmpty) && (
        <>
          <p className={lead}>{t("transactions.lead")}</p>
          <PeriodPicker period={period} today={today} />
          <KindChips kinds={kinds} />
        </>
      )}
      {isEmpty ? (
        <NoMovements isNarrowed={isNarrowed} />
      ) : (
        <>
          <InOut totals={totals} />
          <MovementTable movements={list} />
          <MemberPager page={page} totalPages={totalPages} />
          <ExportLinks to="/member/transactionHistory" />
        </>
      )}
    </section>
  );
}
