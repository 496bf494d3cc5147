import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as look from "../../../parts/contracts/contracts.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { AccountField } from "../../../parts/filters/account-field.tsx";
import { Filters } from "../../../parts/filters/filters.tsx";
import { KeyPager } from "../../../parts/pager/key-pager.tsx";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import { BillState } from "../../../parts/pay/bill-state.tsx";
import { usePeriodWords } from "../../../parts/pay/use-period-words.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import * as s from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import type { BillsData } from "./route.tsx";

type Bill = BillsData["list"][number];
const STATES = ["ISSUED", "PAID", "NOT_REACHED", "INSUFFICIENT", "PART_COLLECTED", "EXPIRED"];

/** The agent's bills of one kind, or those of the people that it pays. */
export function BillsPage({ data }: { data: BillsData }) {
  const { t } = useTranslation("agent-pay");
  const { t: menu } = useTranslation("agent");
  const linkTo = useSearchLink();
  const { list, next, page, kind, which, filters, period, problem, today } = data;
  const isNarrowed = period !== null || Object.keys(filters).length > 0;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{menu(`menu.${page}`)}</h1>
      <p className={lead}>{t(`bills.lead.${kind}`)}</p>
      <ul className={look.tabs} aria-label={t("bills.whose")}>
        {(["mine", "downlines"] as const).map((one) => (
          <li key={one}>
            <Link
              to={linkTo({ which: one === "mine" ? null : one })}
              className={look.tab}
              aria-current={one === which ? "true" : undefined}
              preventScrollReset
            >
              {t(`bills.which.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
      {(list.length > 0 || isNarrowed || problem !== null) && (
        <>
          <PeriodPicker period={period} problem={problem} today={today} />
          <Filters names={["account", "state"]} isTyped>
            <AccountField account={filters.account} />
            <SelectField
              id="bills-state"
              name="state"
              label={t("bills.state")}
              placeholder={t("bills.anyState")}
              options={STATES.map((value) => ({ value, name: t(`billStates.${value}`) }))}
              defaultValue={filters.state ?? ""}
            />
          </Filters>
        </>
      )}
      {list.length === 0 && isNarrowed && <NothingHere />}
      {list.length === 0 && !isNarrowed && (
        <EmptyState
          icon="receipt-text"
          title={t(`bills.none.${which}`)}
          text={t(`bills.noneText.${which}`)}
        >
          <ButtonLink to="/agent/contracts" tone="outline">
            {t("contracts.title")}
          </ButtonLink>
        </EmptyState>
      )}
      {list.length > 0 && <BillTable data={data} />}
      <KeyPager next={next} />
      {list.length > 0 && problem === null && <CsvLink to={`/agent/${page}/csv`} />}
    </section>
  );
}

function BillTable({ data: { list, page, which, kind } }: { data: BillsData }) {
  const { t } = useTranslation("agent-pay");
  const { t: menu } = useTranslation("agent");
  const { percent, number } = useFormat();
  const periodWords = usePeriodWords();
  const sum = (name: "gross" | "paidBelow" | "net" | "paid") => (row: Bill) => (
    <Amount value={row[name]} isUncut />
  );
  const columns: [Column<Bill>, ...Column<Bill>[]] = [
    {
      label: t("bills.period"),
      cell: (row) => (
        <span className={s.stacked}>
          <Link
            to={`/agent/${page}/${encodeURIComponent(row.period)}/${row.contractId}`}
            className={s.name}
          >
            {periodWords(row)}
          </Link>
          {which === "downlines" && <span className={s.faint}>{row.payee}</span>}
        </span>
      ),
    },
    ...(kind === "realtime"
      ? [
          {
            label: t("bills.rounds"),
            cell: (row: Bill) => number(row.rounds ?? 0),
            isNumber: true,
          },
          {
            label: t("bills.stake"),
            cell: (row: Bill) => <Amount value={row.stake} isUncut />,
            isNumber: true,
          },
        ]
      : [
          {
            label: t("bills.validBet"),
            cell: (row: Bill) => <Amount value={row.validBet} isUncut />,
            isNumber: true,
          },
          {
            label: t("tiers.rate"),
            cell: ({ rate }: Bill) => (rate === null ? "–" : percent(percentOf(rate))),
            isNumber: true,
          },
        ]),
    ...(kind === "dividend"
      ? [
          {
            label: t("bills.loss"),
            cell: (row: Bill) => <Amount value={row.loss} isUncut />,
            isNumber: true,
          },
          {
            label: t("bills.carryIn"),
            cell: (row: Bill) => <Amount value={row.carryIn} isUncut />,
            isNumber: true,
          },
        ]
      : []),
    { label: t("bills.gross"), cell: sum("gross"), isNumber: true },
    { label: t("bills.below"), cell: sum("paidBelow"), isNumber: true },
    { label: t("bills.net"), cell: sum("net"), isNumber: true },
    { label: t("bills.paid"), cell: sum("paid"), isNumber: true },
    { label: t("bills.state"), cell: (row) => <BillState state={row.state} /> },
  ];
  return (
    <RecordTable
      label={menu(`menu.${page}`)}
      rows={list}
      keyOf={({ period, contractId }) => `${period} ${contractId}`}
      columns={columns}
    />
  );
}
