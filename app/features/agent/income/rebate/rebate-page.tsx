import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import * as s from "../../../../parts/contracts/contracts.css.ts";
import { CsvLink } from "../../../../parts/export/csv-link.tsx";
import { KeyPager } from "../../../../parts/pager/key-pager.tsx";
import * as look from "../../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../../parts/table/record-table.tsx";
import { BackToIncome } from "../back-to-income.tsx";
import { rebatePath, roundsPath } from "../income-path.ts";
import { note } from "./rebate.css.ts";
import type { RebateData } from "./route.tsx";

type Share = RebateData["list"][number];
type Rebate = RebateData["rebate"];

/** A rebate of the team's play, with the direct people that it came from. */
export function RebatePage({ data: { rebate, list, next } }: { data: RebateData }) {
  const { t } = useTranslation(["agent-income", "common"]);
  const { calendarDays } = useFormat();
  const day = calendarDays({ from: rebate.day, to: rebate.day });
  return (
    <section className={panel}>
      <BackToIncome />
      <h1 className={panelTitle}>
        {t("rebate.title", { category: t(`common:nav.${rebate.category}`) })}
      </h1>
      <p className={lead}>{t("rebate.lead", { day })}</p>
      <Sums rebate={rebate} />
      <h2 className={s.subtitle}>{t("rebate.people")}</h2>
      <Shares list={list} rebate={rebate} />
      <p className={note}>{t("rebate.rounding")}</p>
      <KeyPager next={next} />
      {list.length > 0 && <CsvLink to={`${rebatePath(rebate)}/csv`} />}
    </section>
  );
}

function Sums({ rebate }: { rebate: Rebate }) {
  const { t } = useTranslation("agent-income");
  const { exact, percent } = useFormat();
  const isCarried = rebate.carryIn !== 0n || rebate.carryOut !== 0n;
  const carried = isCarried ? (["carryIn", "carryOut"] as const) : [];
  return (
    <dl className={s.facts} aria-label={t("rebate.sums")}>
      <div className={s.fact}>
        <dt>{t("rebate.rate")}</dt>
        <dd>{percent(percentOf(rebate.rate))}</dd>
      </div>
      {(["validBet", "gross", ...carried, "amount"] as const).map((name) => (
        <div key={name} className={s.fact}>
          <dt>{t(`rebate.${name}`)}</dt>
          <dd>{exact(rebate[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Shares({ list, rebate }: { list: Share[]; rebate: Rebate }) {
  const { t } = useTranslation("agent-income");
  const { exact, percent } = useFormat();
  const columns: [Column<Share>, ...Column<Share>[]] = [
    { label: t("rebate.account"), cell: (share) => <Person share={share} rebate={rebate} /> },
    {
      label: t("rebate.validBet"),
      cell: ({ validBet }) => <Amount value={validBet} isUncut />,
      isNumber: true,
    },
    {
      label: t("rebate.theirs"),
      cell: ({ rate }) => percent(percentOf(rate)),
      isNumber: true,
    },
    {
      label: t("rebate.difference"),
      cell: ({ rate }) => percent(percentOf(Math.max(rebate.rate - rate, 0))),
      isNumber: true,
    },
    { label: t("rebate.share"), cell: ({ share }) => exact(share), isNumber: true },
  ];
  return (
    <RecordTable
      label={t("rebate.people")}
      rows={list}
      keyOf={({ account }) => account}
      columns={columns}
    />
  );
}

/** The rounds of whoever is still in the team can be opened. */
function Person({ share: { account, type, isBelow }, rebate }: { share: Share; rebate: Rebate }) {
  const { t } = useTranslation("agent-income");
  return (
    <span className={look.stacked}>
      {isBelow ? (
        <Link
          to={roundsPath(rebate, account)}
          className={look.name}
          aria-label={t("rebate.rounds", { account })}
        >
          {account} ›
        </Link>
      ) : (
        <strong>{account}</strong>
      )}
      {isBelow && isAgentType(type) && <span className={look.faint}>{t("rebate.withTeam")}</span>}
      {!isBelow && <span className={look.faint}>{t("rebate.left")}</span>}
    </span>
  );
}
