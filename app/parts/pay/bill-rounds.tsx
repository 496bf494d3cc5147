import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import * as s from "../contracts/contracts.css.ts";
import { CsvLink } from "../export/csv-link.tsx";
import { AccountField } from "../filters/account-field.tsx";
import { Filters } from "../filters/filters.tsx";
import { KeyPager } from "../pager/key-pager.tsx";
import * as look from "../table/record-table.css.ts";
import { type Column, RecordTable } from "../table/record-table.tsx";
import type { BillRounds as Rounds } from "./bill.server.ts";

type Round = Rounds["list"][number];
/** `csv` is where the rounds are a file; null where they are none. */
type Props = { rounds: Rounds; csv: string | null };

/** The rounds that a bill of a real-time salary paid, newest first. */
export function BillRounds({ rounds: { list, games, filters, next }, csv }: Props) {
  const { t } = useTranslation("agent-pay");
  return (
    <>
      <h2 className={s.subtitle}>{t("bill.lines")}</h2>
      <Filters names={["account", "game"]} isTyped>
        <AccountField account={filters.party} />
        <SelectField
          id="rounds-game"
          name="game"
          label={t("bill.game")}
          placeholder={t("bill.anyGame")}
          options={games.map(({ code: value, name }) => ({ value, name }))}
          defaultValue={filters.game ?? ""}
        />
      </Filters>
      {list.length === 0 ? <p>{t("bill.noLines")}</p> : <RoundTable list={list} />}
      <KeyPager next={next} />
      {csv !== null && list.length > 0 && <CsvLink to={csv} />}
    </>
  );
}

function RoundTable({ list }: { list: readonly Round[] }) {
  const { t } = useTranslation("agent-pay");
  const { exact, exactTime, percent } = useFormat();
  const columns: [Column<Round>, ...Column<Round>[]] = [
    {
      label: t("bill.time"),
      cell: ({ settledAt, account }) => (
        <span className={look.stacked}>
          <span>{exactTime(settledAt)}</span>
          <span className={look.faint}>{account}</span>
        </span>
      ),
    },
    { label: t("bill.game"), cell: ({ gameName }) => gameName },
    { label: t("bill.round"), cell: ({ roundId }) => roundId },
    { label: t("inputs.stake"), cell: ({ stake }) => exact(stake), isNumber: true },
    { label: t("inputs.payout"), cell: ({ payout }) => exact(payout), isNumber: true },
    {
      label: t("tiers.rate"),
      cell: ({ end, rate }) => `${t(`bill.end.${end}`)} · ${percent(percentOf(rate))}`,
      isNumber: true,
    },
    { label: t("bill.amount"), cell: ({ amount }) => exact(amount), isNumber: true },
  ];
  return (
    <RecordTable
      label={t("bill.lines")}
      rows={list}
      keyOf={({ vendor, roundId }) => `${vendor} ${roundId}`}
      columns={columns}
    />
  );
}
