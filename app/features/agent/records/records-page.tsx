import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TEAM_RECORD_KINDS } from "#platform/contract/agents/team-kinds.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { AccountField } from "../../../parts/filters/account-field.tsx";
import { Filters } from "../../../parts/filters/filters.tsx";
import { RecordHead } from "../../../parts/filters/record-head.tsx";
import { KeyPager } from "../../../parts/pager/key-pager.tsx";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import * as look from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import { Result } from "../../../parts/table/result.tsx";
import { AccountTrail } from "../shared/account-trail.tsx";
import { ScopeField } from "../shared/scope-field.tsx";
import type { TeamRecordsData } from "./route.tsx";

type Row = TeamRecordsData["list"][number];

/** A team's movements of money, newest first. */
export function RecordsPage({ records }: { records: TeamRecordsData }) {
  const { t } = useTranslation(["agent", "records"]);
  const { list, next, isUnknown, period, problem, today, filters } = records;
  return (
    <section className={panel}>
      <RecordHead
        title={t("records.title")}
        lead={t("records.lead")}
        count={Object.values(filters).filter(Boolean).length}
        {...{ period, problem }}
        isRefused={isUnknown}
        trail={filters.account && !isUnknown && <AccountTrail account={filters.account} />}
      >
        <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
        <Filters names={["account", "scope", "kind", "number"]} isTyped>
          <AccountField account={filters.account} isUnknown={isUnknown} />
          <ScopeField scope={filters.scope} />
          <SelectField
            id="records-kind"
            name="kind"
            label={t("records.kind")}
            placeholder={t("records.anyKind")}
            options={TEAM_RECORD_KINDS.map((value) => ({
              value,
              name: t(`records:transactions.one.${value}`),
            }))}
            defaultValue={filters.kind ?? ""}
          />
          <Field
            id="records-number"
            name="number"
            label={t("records.number")}
            defaultValue={filters.number ?? ""}
            maxLength={80}
            autoComplete="off"
          />
        </Filters>
      </RecordHead>
      {list.length === 0 && !isUnknown && <NothingHere />}
      {list.length > 0 && <MovementTable list={list} />}
      <KeyPager next={next} />
      {list.length > 0 && problem === null && (
        <CsvLink to="/agent/agentDownlineTransactionDetailsCopy/csv" />
      )}
    </section>
  );
}

function MovementTable({ list }: { list: Row[] }) {
  const { t } = useTranslation(["agent", "records"]);
  const { exactTime } = useFormat();
  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      label: t("bets.account"),
      cell: ({ account, at }) => (
        <span className={look.stacked}>
          <strong>{account}</strong>
          <span className={look.faint}>{exactTime(at)}</span>
        </span>
      ),
    },
    {
      label: t("records.kind"),
      cell: ({ kind, reason }) => (
        <span className={look.stacked}>
          {t(`records:transactions.one.${kind}`)}
          {reason && (
            <span className={look.faint}>{t(`records:transactions.reasons.${reason}`)}</span>
          )}
        </span>
      ),
    },
    { label: t("records.amount"), cell: (row) => <Result value={row.amount} />, isNumber: true },
    { label: t("records.after"), cell: (row) => <Amount value={row.balance} />, isNumber: true },
    { label: t("records.number"), cell: ({ number }) => number && <code>{number}</code> },
  ];
  return (
    <RecordTable label={t("records.title")} rows={list} keyOf={({ id }) => id} columns={columns} />
  );
}
