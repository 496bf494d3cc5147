import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TEAM_BET_STATES } from "#platform/contract/agents/team-kinds.ts";
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
import { ShortReference } from "../../../parts/table/short-reference.tsx";
import { AccountTrail } from "../shared/account-trail.tsx";
import { CategoryField } from "../shared/category-field.tsx";
import { ScopeField } from "../shared/scope-field.tsx";
import { Totals } from "../shared/totals.tsx";
import type { TeamBetsData } from "./route.tsx";

type Bet = TeamBetsData["list"][number];
const NAMES = ["account", "scope", "category", "vendor", "state"];

/** Every settled round of a team, with the sums of all pages where they are known. */
export function BetsPage({ bets }: { bets: TeamBetsData }) {
  const { t } = useTranslation("agent");
  const { list, totals, vendors, next, isUnknown, period, problem, today, filters } = bets;
  return (
    <section className={panel}>
      <RecordHead
        title={t("bets.title")}
        lead={t("bets.lead")}
        count={Object.values(filters).filter(Boolean).length}
        {...{ period, problem }}
        isRefused={isUnknown}
        trail={filters.account && !isUnknown && <AccountTrail account={filters.account} />}
      >
        <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
        <Filters names={NAMES} isTyped>
          <AccountField account={filters.account} isUnknown={isUnknown} />
          <ScopeField scope={filters.scope} />
          <CategoryField gameType={filters.gameType} />
          <SelectField
            id="bets-vendor"
            name="vendor"
            label={t("bets.vendor")}
            placeholder={t("bets.anyVendor")}
            options={vendors.map(({ code, name }) => ({ value: code, name }))}
            defaultValue={filters.vendor ?? ""}
          />
          <SelectField
            id="bets-state"
            name="state"
            label={t("bets.state")}
            placeholder={t("bets.anyState")}
            options={TEAM_BET_STATES.map((value) => ({
              value,
              name: t(`bets.states.${value}`),
            }))}
            defaultValue={filters.status ?? ""}
          />
        </Filters>
      </RecordHead>
      {totals && list.length > 0 && (
        <Totals
          label={t("bets.totals")}
          figures={[
            ["rounds", totals.rounds],
            ["stake", totals.stake],
            ["payout", totals.payout],
            ["validBet", totals.validBet],
            ["result", totals.payout - totals.stake],
          ]}
        />
      )}
      {list.length === 0 && !isUnknown && <NothingHere />}
      {list.length > 0 && <BetTable list={list} />}
      <KeyPager next={next} />
      {list.length > 0 && problem === null && <CsvLink to="/agent/personalHistoryCopy/csv" />}
    </section>
  );
}

function BetTable({ list }: { list: Bet[] }) {
  const { t } = useTranslation(["agent", "records"]);
  const { exactTime } = useFormat();
  const columns: [Column<Bet>, ...Column<Bet>[]] = [
    {
      label: t("bets.account"),
      cell: ({ account, settledAt }) => (
        <span className={look.stacked}>
          <strong>{account}</strong>
          <span className={look.faint}>{exactTime(settledAt)}</span>
        </span>
      ),
    },
    {
      label: t("bets.game"),
      cell: ({ gameName, vendorName, isCorrection }) => (
        <span className={look.stacked}>
          {gameName}
          <span className={look.faint}>
            {isCorrection ? t("records:bets.correction") : vendorName}
          </span>
        </span>
      ),
    },
    { label: t("bets.round"), cell: ({ roundId }) => <ShortReference text={roundId} /> },
    { label: t("figures.stake"), cell: (row) => <Amount value={row.stake} />, isNumber: true },
    {
      label: t("figures.validBet"),
      cell: (row) => <Amount value={row.validBet} />,
      isNumber: true,
    },
    { label: t("figures.payout"), cell: (row) => <Amount value={row.payout} />, isNumber: true },
    {
      label: t("figures.result"),
      cell: ({ payout, stake, status }) =>
        status === "CANCELLED" ? t("bets.states.CANCELLED") : <Result value={payout - stake} />,
      isNumber: true,
    },
  ];
  return (
    <RecordTable label={t("bets.title")} rows={list} keyOf={({ id }) => id} columns={columns} />
  );
}
