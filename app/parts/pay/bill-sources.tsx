import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "../contracts/contracts.css.ts";
import { type Column, RecordTable } from "../table/record-table.tsx";
import type { Bill } from "./bill.server.ts";

type Day = Bill["days"][number];
type Cost = Bill["costs"][number];
type Child = Bill["children"][number];

/** What a bill's figures were summed from, and what was paid of it. */
export function BillSources({ bill, rounds }: { bill: Bill; rounds: string }) {
  const { t } = useTranslation("agent-pay");
  const { days, costs, children, movements } = bill;
  return (
    <>
      <h2 className={s.subtitle}>{t("bill.inputs")}</h2>
      <Inputs bill={bill} />
      {days.length > 0 && <Days bill={bill} rounds={rounds} />}
      {costs.length > 0 && <Costs costs={costs} />}
      {children.length > 0 && <Children list={children} />}
      {movements.length > 0 && <Movements movements={movements} />}
    </>
  );
}

function Inputs({ bill: { inputs, kind } }: { bill: Bill }) {
  const { t } = useTranslation("agent-pay");
  const { exact, number } = useFormat();
  const { active, ...amounts } = inputs;
  const names =
    kind === "dividend"
      ? (["stake", "payout", "rebates", "agentRebates", "bonuses", "fees", "validBet"] as const)
      : (["validBet"] as const);
  return (
    <dl className={s.facts}>
      {names.map((name) => (
        <div key={name} className={s.fact}>
          <dt>{t(`inputs.${name}`)}</dt>
          <dd>{exact(amounts[name])}</dd>
        </div>
      ))}
      {active.map(({ minimumBet, members }) => (
        <div key={String(minimumBet)} className={s.fact}>
          <dt>{t("inputs.active", { minimum: exact(minimumBet) })}</dt>
          <dd>{number(members)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Days({ bill: { days }, rounds }: { bill: Bill; rounds: string }) {
  const { t } = useTranslation(["agent-pay", "common"]);
  const { calendarDays } = useFormat();
  const columns: [Column<Day>, ...Column<Day>[]] = [
    { label: t("bill.day"), cell: ({ day }) => calendarDays({ from: day, to: day }) },
    { label: t("bill.category"), cell: ({ gameType }) => t(`common:nav.${gameType}`) },
    { label: t("inputs.stake"), cell: (row) => <Amount value={row.stake} />, isNumber: true },
    { label: t("inputs.payout"), cell: (row) => <Amount value={row.payout} />, isNumber: true },
    { label: t("inputs.validBet"), cell: (row) => <Amount value={row.validBet} />, isNumber: true },
  ];
  return (
    <>
      <h3 className={s.faint}>{t("bill.days")}</h3>
      <RecordTable
        label={t("bill.days")}
        rows={days}
        keyOf={({ day, gameType }) => `${day} ${gameType}`}
        columns={columns}
      />
      <p>
        <Link to={rounds} className={s.tab}>
          {t("bill.rounds")}
        </Link>
      </p>
    </>
  );
}

function Costs({ costs }: { costs: readonly Cost[] }) {
  const { t } = useTranslation("agent-pay");
  const { calendarDays } = useFormat();
  const columns: [Column<Cost>, ...Column<Cost>[]] = [
    { label: t("bill.day"), cell: ({ day }) => calendarDays({ from: day, to: day }) },
    { label: t("bill.cost"), cell: ({ cost }) => t(`costs.${cost}`) },
    { label: t("bill.amount"), cell: (row) => <Amount value={row.amount} />, isNumber: true },
  ];
  return (
    <>
      <h3 className={s.faint}>{t("bill.costs")}</h3>
      <RecordTable
        label={t("bill.costs")}
        rows={costs}
        keyOf={({ day, cost }) => `${day} ${cost}`}
        columns={columns}
      />
    </>
  );
}

function Children({ list }: { list: readonly Child[] }) {
  const { t } = useTranslation("agent-pay");
  const columns: [Column<Child>, ...Column<Child>[]] = [
    { label: t("bill.account"), cell: ({ account }) => account },
    { label: t("bills.gross"), cell: (row) => <Amount value={row.gross} />, isNumber: true },
    { label: t("bills.paid"), cell: (row) => <Amount value={row.paid} />, isNumber: true },
  ];
  return (
    <>
      <h2 className={s.subtitle}>{t("bill.children")}</h2>
      <RecordTable
        label={t("bill.children")}
        rows={list}
        keyOf={({ contractId }) => contractId}
        columns={columns}
      />
    </>
  );
}

function Movements({ movements }: { movements: Bill["movements"] }) {
  const { t } = useTranslation("agent-pay");
  const { exact, dateTime } = useFormat();
  return (
    <>
      <h2 className={s.subtitle}>{t("bill.movements")}</h2>
      <dl className={s.facts}>
        {movements.map(({ part, amount, at }) => (
          <div key={part} className={s.fact}>
            <dt>{dateTime(at)}</dt>
            <dd>{exact(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
