import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import type { playStatement } from "#platform/contract/members/protection/protection.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../../parts/export/csv-link.tsx";
import { RecordTable } from "../../../../parts/table/record-table.tsx";
import { BackToProtection } from "../back-to-protection.tsx";
import * as s from "../protection.css.ts";
import { useProtectionWords } from "../use-protection-words.ts";

type Statement = ValueOf<typeof playStatement>;
type Month = Statement["months"][number];

/** A year of money and time by month, as a chart and as figures, and the net since ever. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { t } = useProtectionWords();
  const { amount } = useFormat();
  const { netEver } = statement;
  const first = statement.months.findLastIndex(
    ({ deposits, withdrawals, staked }) => deposits + withdrawals + staked > 0n,
  );
  const months = statement.months.slice(0, first + 1);
  return (
    <section className={panel}>
      <BackToProtection />
      <h1 className={panelTitle}>{t("statement.title")}</h1>
      <p className={lead}>{t("statement.lead")}</p>
      {months.length === 0 ? (
        <EmptyState icon="scale" title={t("statement.empty")} text={t("statement.emptyText")} />
      ) : (
        <>
          <p className={s.total}>
            {t("statement.ever")} <strong>{amount(netEver)}</strong>
          </p>
          <Chart months={statement.months} />
          <Figures months={months} />
          <CsvLink to="/member/protection/statement/csv" />
        </>
      )}
    </section>
  );
}

/** Money in and out by month, the oldest first; the table below has the figures. */
function Chart({ months }: { months: Month[] }) {
  const { t } = useProtectionWords();
  const { month } = useFormat();
  const most = months.reduce((high, { deposits, withdrawals }) => {
    const higher = deposits > withdrawals ? deposits : withdrawals;
    return higher > high ? higher : high;
  }, 1n);
  const height = (part: bigint) => Math.max(1, Number((part * 100n) / most));
  const bars = [...months].reverse();
  return (
    <figure className={s.chart}>
      <svg
        className={s.bars}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ month, deposits, withdrawals }, at) => (
          <g key={month}>
            <Bar at={at + 0.12} height={height(deposits)} look={s.paidIn} />
            <Bar at={at + 0.51} height={height(withdrawals)} look={s.paidOut} />
          </g>
        ))}
      </svg>
      <p className={s.ends} aria-hidden="true">
        <span>{month(bars[0]!.month)}</span>
        <span>{month(bars.at(-1)!.month)}</span>
      </p>
      <figcaption className={s.keys}>
        <span className={s.key}>
          <span className={s.swatchIn} aria-hidden="true" />
          {t("statement.deposits")}
        </span>
        <span className={s.key}>
          <span className={s.swatchOut} aria-hidden="true" />
          {t("statement.withdrawals")}
        </span>
      </figcaption>
    </figure>
  );
}

function Bar({ at, height, look }: { at: number; height: number; look: string }) {
  return <rect x={at} y={100 - height} width={0.36} height={height} className={look} />;
}

const MONEY = ["deposits", "withdrawals", "staked", "won", "net"] as const;

function Figures({ months }: { months: Month[] }) {
  const { t, duration } = useProtectionWords();
  const { amount, month } = useFormat();
  const money = MONEY.map((column) => ({
    label: t(`statement.${column}`),
    isNumber: true,
    cell: (row: Month) => amount(row[column]),
  }));
  return (
    <RecordTable
      label={t("statement.title")}
      rows={months}
      keyOf={(row) => row.month}
      columns={[
        { label: t("statement.month"), cell: (row) => month(row.month) },
        ...money,
        { label: t("statement.time"), isNumber: true, cell: (row) => duration(row.minutes) },
      ]}
    />
  );
}
