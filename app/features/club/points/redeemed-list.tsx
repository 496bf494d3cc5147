import { useTranslation } from "#app/i18n/use-translation.ts";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { PeriodPicker } from "#app/parts/period/period-picker.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { POINT } from "#platform/contract/club/point.ts";
import type { Redeemed } from "./route.tsx";
import { usePoints } from "./use-points.ts";

type Row = Redeemed["list"][number];

const TONES: Readonly<Record<Row["state"], StatusTone>> = {
  IN_PROCESS: "soon",
  APPROVED: "open",
  REJECTED: "bad",
};

/** Everything that the member redeemed for points, goods and cash. */
export function RedeemedList({ history, done }: { history: Redeemed; done: string | null }) {
  const { t } = useTranslation("points");
  const columns = useColumns();
  const { list, page, totalPages, period, problem, today } = history;
  const isNarrowed = period !== null || problem !== null || page > 1;
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("history.title")}</h2>
      {done && (
        <div role="status">
          <Notice tone="info">{t("redeem.done", { reference: done })}</Notice>
        </div>
      )}
      <PeriodPicker period={period} problem={problem} today={today} />
      {list.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t(isNarrowed ? "details.none" : "history.empty")}
          text={t(isNarrowed ? "history.noneText" : "history.emptyText")}
        />
      ) : (
        <>
          <RecordTable
            label={t("history.title")}
            rows={list}
            keyOf={({ reference }) => reference}
            columns={columns}
          />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </section>
  );
}

/** The columns of the specification, in its order. */
function useColumns() {
  const { t } = useTranslation("points");
  const { dateTime, amount, number } = useFormat();
  const points = usePoints();
  const money = (value: bigint | null) => (value === null ? "—" : amount(value));
  const column = (name: string, cell: (row: Row) => React.ReactNode, isNumber = false) => ({
    ...{ label: t(`history.${name}`), cell, isNumber },
  });
  const first = column("reference", ({ reference }) => reference);
  const others = [
    column("time", ({ createdAt }) => dateTime(createdAt)),
    column("type", ({ type }) => t(`history.types.${type}`)),
    column("name", ({ name }) => name ?? t("history.cash")),
    column("quantity", ({ quantity }) => number(quantity), true),
    column("pointsNeeded", (row) => points(BigInt(row.pointsNeeded) * POINT), true),
    column("amountNeeded", ({ amountNeeded }) => money(amountNeeded), true),
    column("state", ({ state }) => (
      <StatusChip tone={TONES[state]}>{t(`history.states.${state}`)}</StatusChip>
    )),
    column("change", ({ change }) => points(change), true),
    column("balance", ({ balance }) => points(balance), true),
    column("remark", ({ remark }) => (remark ? t(`history.remarks.${remark}`) : "—")),
    column("units", ({ type }) => t(type === "GOODS" ? "history.piece" : "history.types.CASH")),
    column("ratio", ({ ratio }) => money(ratio), true),
    column("amount", (row) => money(row.amount), true),
    column("paidTo", ({ type }) => (type === "CASH" ? t("history.wallet") : "—")),
    column("paid", (row) => money(row.amount), true),
    column("address", ({ address }) => address ?? "—"),
    column("mobile", ({ mobile }) => mobile ?? "—"),
  ];
  return [first, ...others] as const;
}
