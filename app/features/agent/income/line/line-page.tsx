import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../../parts/export/csv-link.tsx";
import { KeyPager } from "../../../../parts/pager/key-pager.tsx";
import { billPath } from "../../../../parts/pay/pay-kinds.ts";
import * as look from "../../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../../parts/table/record-table.tsx";
import { Result } from "../../../../parts/table/result.tsx";
import * as totals from "../../../../parts/totals/totals.css.ts";
import { BackToIncome } from "../back-to-income.tsx";
import { differencePath, linePath, rebatePath, roundsPath } from "../income-path.ts";
import type { LineData } from "./route.tsx";

type Part = LineData["list"][number];

/** The movements behind one line of the income. */
export function LinePage({ line }: { line: LineData }) {
  const { t } = useTranslation("agent-income");
  const { calendarDays } = useFormat();
  const { day, kind, amount, list, next } = line;
  return (
    <section className={panel}>
      <BackToIncome />
      <h1 className={panelTitle}>{t(`kinds.${kind}`)}</h1>
      <p className={lead}>{calendarDays({ from: day, to: day })}</p>
      {list.length === 0 ? (
        <EmptyState icon="wallet" title={t("line.none")} text={t("line.noneText")} />
      ) : (
        <>
          <dl className={totals.totals}>
            <div className={totals.total}>
              <dt>{t("amount")}</dt>
              <dd>
                <Result value={amount} isUncut />
              </dd>
            </div>
          </dl>
          <Parts list={list} />
        </>
      )}
      <KeyPager next={next} />
      {list.length > 0 && <CsvLink to={`${linePath({ day, kind })}/csv`} />}
    </section>
  );
}

function Parts({ list }: { list: Part[] }) {
  const { t } = useTranslation("agent-income");
  const { dateTime, percent } = useFormat();
  const rebates: Column<Part>[] = [
    {
      label: t("rebate.rate"),
      cell: ({ rebate }) => (rebate ? percent(percentOf(rebate.rate)) : "–"),
      isNumber: true,
    },
    {
      label: t("rebate.validBet"),
      cell: ({ rebate }) => (rebate ? <Amount value={rebate.validBet} isUncut /> : "–"),
      isNumber: true,
    },
  ];
  const columns: [Column<Part>, ...Column<Part>[]] = [
    { label: t("line.what"), cell: (part) => <Source part={part} /> },
    ...(list.some(({ rebate }) => rebate) ? rebates : []),
    { label: t("amount"), cell: ({ amount }) => <Result value={amount} isUncut />, isNumber: true },
    { label: t("line.moved"), cell: ({ at }) => dateTime(at) },
  ];
  return (
    <RecordTable label={t("line.movements")} rows={list} keyOf={({ id }) => id} columns={columns} />
  );
}

function Source({ part: { rebate, difference, bill, amount } }: { part: Part }) {
  const { t } = useTranslation("agent-income");
  if (rebate) return <OfRebate rebate={rebate} />;
  if (difference) return <OfDifference difference={difference} />;
  if (bill) return <OfBill bill={bill} isPaid={amount < 0n} />;
  return <strong>{t("line.lottery")}</strong>;
}

function OfRebate({ rebate }: { rebate: NonNullable<Part["rebate"]> }) {
  const { t } = useTranslation(["agent-income", "common"]);
  const { calendarDays, change } = useFormat();
  const { day, category, source, carryIn } = rebate;
  const to = source === "TEAM" ? rebatePath(rebate) : roundsPath(rebate, null);
  return (
    <span className={look.stacked}>
      <Link to={to} className={look.name}>
        {t(`common:nav.${category}`)}
      </Link>
      <span className={look.faint}>
        {t("line.play", { day: calendarDays({ from: day, to: day }) })}
      </span>
      {carryIn < 0n && (
        <span className={look.faint}>{t("line.corrections", { amount: change(carryIn) })}</span>
      )}
    </span>
  );
}

function OfDifference({ difference }: { difference: NonNullable<Part["difference"]> }) {
  const { t } = useTranslation("agent-income");
  const { change, dateTime } = useFormat();
  const { madeAt, carryIn } = difference;
  return (
    <span className={look.stacked}>
      <Link to={differencePath(difference)} className={look.name}>
        {t("line.draws", { time: dateTime(madeAt) })}
      </Link>
      {carryIn < 0n && (
        <span className={look.faint}>{t("line.corrections", { amount: change(carryIn) })}</span>
      )}
    </span>
  );
}

function OfBill({ bill, isPaid }: { bill: NonNullable<Part["bill"]>; isPaid: boolean }) {
  const { t } = useTranslation("agent-income");
  const { calendarDays } = useFormat();
  const to = billPath(bill);
  const account = bill.account ?? t("line.house");
  const days = calendarDays(bill);
  return (
    <span className={look.stacked}>
      {to ? (
        <Link to={to} className={look.name}>
          {days}
        </Link>
      ) : (
        days
      )}
      <span className={look.faint}>{t(isPaid ? "line.to" : "line.by", { account })}</span>
    </span>
  );
}
