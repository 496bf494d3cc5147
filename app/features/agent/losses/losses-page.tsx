import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { Filters } from "../../../parts/filters/filters.tsx";
import { RecordHead } from "../../../parts/filters/record-head.tsx";
import { KeyPager } from "../../../parts/pager/key-pager.tsx";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import * as look from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import { Result } from "../../../parts/table/result.tsx";
import { AccountTrail } from "../shared/account-trail.tsx";
import { Totals } from "../shared/totals.tsx";
import type { LossesData } from "./route.tsx";

type Row = LossesData["own"] & { account: string; type: number; isOwn?: boolean };
const AMOUNTS = [
  ...["deposits", "withdrawals", "validBet", "stake", "payout"],
  ...["rebate", "activity", "salary", "dividend"],
] as const;

/** What each person directly below won or lost, with everybody below them. */
export function LossesPage({ losses }: { losses: LossesData }) {
  const { t } = useTranslation("agent");
  const { own, list, totals, next, period, problem, today, filters } = losses;
  const isFirst = filters.search === undefined && list.length > 0;
  const self = filters.account ?? t("losses.you");
  const rows: Row[] = [
    ...(isFirst ? [{ ...own, account: self, type: 0, isOwn: true }] : []),
    ...list,
  ];
  return (
    <section className={panel}>
      <RecordHead
        title={t("losses.title")}
        lead={t("losses.lead")}
        count={Object.values(filters).filter(Boolean).length}
        {...{ period, problem }}
        trail={filters.account && <AccountTrail account={filters.account} />}
      >
        <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
        <Filters names={["q"]} isTyped>
          <Field
            id="losses-search"
            name="q"
            type="search"
            label={t("downlines.search")}
            defaultValue={filters.search ?? ""}
            maxLength={64}
            autoComplete="off"
          />
        </Filters>
      </RecordHead>
      <Totals
        label={t("losses.totals")}
        figures={(["deposits", "withdrawals", "validBet", "profit"] as const).map((name) => [
          name,
          totals[name],
        ])}
      />
      {rows.length === 0 ? <NothingHere /> : <LossTable rows={rows} />}
      <KeyPager next={next} />
      {rows.length > 0 && problem === null && <CsvLink to="/agent/palStatementsAgentCopy/csv" />}
    </section>
  );
}

function LossTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation("agent");
  const columns: [Column<Row>, ...Column<Row>[]] = [
    { label: t("downlines.account"), cell: (row) => <Name row={row} /> },
    {
      label: t("figures.profit"),
      cell: ({ profit }) => <Result value={profit} isUncut />,
      isNumber: true,
    },
    ...AMOUNTS.map((name) => ({
      label: t(`figures.${name}`),
      cell: (row: Row) => <Amount value={row[name as "stake"]} isUncut />,
      isNumber: true,
    })),
  ];
  return (
    <RecordTable
      label={t("losses.title")}
      rows={rows}
      keyOf={({ account, isOwn }) => `${account} ${isOwn}`}
      columns={columns}
    />
  );
}

/** An agent's row opens to the people below. */
function Name({ row: { account, type, isOwn } }: { row: Row }) {
  const { t } = useTranslation("agent");
  const linkTo = useSearchLink();
  if (isAgentType(type)) {
    return (
      <Link
        to={linkTo({ account, q: null })}
        className={look.name}
        aria-label={t("losses.open", { account })}
      >
        {account} ›
      </Link>
    );
  }
  return (
    <span className={look.stacked}>
      <strong>{account}</strong>
      {isOwn && <span className={look.faint}>{t("losses.alone")}</span>}
    </span>
  );
}
