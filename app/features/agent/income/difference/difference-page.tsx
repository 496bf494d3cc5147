import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import * as s from "../../../../parts/contracts/contracts.css.ts";
import { CsvLink } from "../../../../parts/export/csv-link.tsx";
import { AccountField } from "../../../../parts/filters/account-field.tsx";
import { Filters } from "../../../../parts/filters/filters.tsx";
import { KeyPager } from "../../../../parts/pager/key-pager.tsx";
import { NothingHere } from "../../../../parts/table/nothing-here.tsx";
import * as look from "../../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../../parts/table/record-table.tsx";
import { ShortReference } from "../../../../parts/table/short-reference.tsx";
import { BackToIncome } from "../back-to-income.tsx";
import { differencePath } from "../income-path.ts";
import type { DifferenceData } from "./route.tsx";

type Bet = DifferenceData["list"][number];

/** A point of a series is a part of 2,000, which are five basis points. */
const POINT_BASIS_POINTS = 5;

/** The lottery differences of one run, with the bets that they came from. */
export function DifferencePage({ data }: { data: DifferenceData }) {
  const { t } = useTranslation("agent-income");
  const { dateTime } = useFormat();
  const { difference, list, filters, next } = data;
  return (
    <section className={panel}>
      <BackToIncome />
      <h1 className={panelTitle}>{t("kinds.lotteryDifference")}</h1>
      <p className={lead}>{t("difference.lead", { time: dateTime(difference.madeAt) })}</p>
      <Sums difference={difference} />
      <h2 className={s.subtitle}>{t("difference.bets")}</h2>
      <Filters names={["account"]} isTyped>
        <AccountField account={filters.party} />
      </Filters>
      {list.length === 0 ? <NothingHere /> : <Bets list={list} />}
      <KeyPager next={next} />
      {list.length > 0 && <CsvLink to={`${differencePath(difference)}/csv`} />}
    </section>
  );
}

function Sums({ difference }: Pick<DifferenceData, "difference">) {
  const { t } = useTranslation("agent-income");
  const { exact } = useFormat();
  const isCarried = difference.carryIn < 0n || difference.carryOut < 0n;
  const carried = isCarried ? (["carryIn", "carryOut"] as const) : [];
  return (
    <dl className={s.facts} aria-label={t("rebate.sums")}>
      <div className={s.fact}>
        <dt>{t("difference.stake")}</dt>
        <dd>{exact(difference.stake)}</dd>
      </div>
      {(["gross", ...carried, "amount"] as const).map((name) => (
        <div key={name} className={s.fact}>
          <dt>{t(`rebate.${name}`)}</dt>
          <dd>{exact(difference[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bets({ list }: { list: Bet[] }) {
  const { t } = useTranslation("agent-income");
  const { exact, exactTime, percent } = useFormat();
  const columns: [Column<Bet>, ...Column<Bet>[]] = [
    {
      label: t("difference.account"),
      cell: ({ account, at }) => (
        <span className={look.stacked}>
          <Link
            to={`?account=${encodeURIComponent(account)}`}
            className={look.name}
            aria-label={t("rebate.rounds", { account })}
          >
            {account} ›
          </Link>
          <span className={look.faint}>{exactTime(at)}</span>
        </span>
      ),
    },
    {
      label: t("difference.game"),
      cell: ({ game, roundId, stake }) => (
        <span className={look.stacked}>
          <span>{game}</span>
          <ShortReference text={roundId} />
          {stake < 0n && <span className={look.faint}>{t("difference.correction")}</span>}
        </span>
      ),
    },
    { label: t("difference.stake"), cell: ({ stake }) => exact(stake), isNumber: true },
    {
      label: t("difference.series"),
      cell: ({ series, below }) => `${series} − ${below}`,
      isNumber: true,
    },
    {
      label: t("rebate.difference"),
      cell: ({ series, below }) => percent(percentOf((series - below) * POINT_BASIS_POINTS)),
      isNumber: true,
    },
    { label: t("rebate.share"), cell: ({ share }) => exact(share), isNumber: true },
  ];
  return (
    <RecordTable
      label={t("difference.bets")}
      rows={list}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}
