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
type Props = {
  rounds: Rounds;
  /** Whether the bill pays each round, or the sum of them. */
  isPaidEach: boolean;
  /** Where the rounds are a file; null where they are none. */
  csv: string | null;
};

/** The rounds that a bill paid or was summed from, newest first. */
export function BillRounds({ rounds: { list, games, filters, next }, isPaidEach, csv }: Props) {
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
      {list.length === 0 ? (
        <p>{t("bill.noLines")}</p>
      ) : (
        <RoundTable list={list} isPaidEach={isPaidEach} />
      )}
      <KeyPager next={next} label={t("bill.moreLines")} />
      {csv !== null && list.length > 0 && <CsvLink to={csv} />}
    </>
  );
}

function RoundTable({ list, isPaidEach }: { list: readonly Round[]; isPaidEach: boolean }) {
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
    ...(isPaidEach
      ? [
          {
            label: t("tiers.rate"),
            cell: ({ pay }: Round) =>
              pay && `${t(`bill.end.${pay.end}`)} · ${percent(percentOf(pay.rate))}`,
            isNumber: true,
          },
          {
            label: t("bill.amount"),
            cell: ({ pay }: Round) => pay && exact(pay.amount),
            isNumber: true,
          },
        ]
      : [
          {
            label: t("inputs.validBet"),
            cell: ({ validBet }: Round) => validBet !== null && exact(validBet),
            isNumber: true,
          },
        ]),
  ];
  return (
    <RecordTable
      label={t("bill.lines")}
      rows={list}
      keyOf={({ vendor, roundId, settledAt }) => `${vendor} ${roundId} ${settledAt}`}
      columns={columns}
    />
  );
}
