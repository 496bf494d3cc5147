import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "../contracts/contracts.css.ts";
import { KeyPager } from "../pager/key-pager.tsx";
import { useSearchLink } from "../pager/search-link.ts";
import * as look from "../table/record-table.css.ts";
import { type Column, RecordTable } from "../table/record-table.tsx";
import type { Bill, BillData, BillPlayers } from "./bill.server.ts";
import { asksFor } from "./moved.ts";

type Day = Bill["days"][number];
type Player = BillPlayers["list"][number];
type Cost = Bill["costs"][number];
type Child = Bill["children"][number];

/** What a bill's figures were summed from, and what was paid of it. */
export function BillSources({ data, rounds }: { data: BillData; rounds: string }) {
  const { t } = useTranslation("agent-pay");
  const { bill, players } = data;
  const { days, costs, children, movements } = bill;
  return (
    <>
      <h2 className={s.subtitle}>{t("bill.inputs")}</h2>
      <Inputs bill={bill} />
      {days.length > 0 && <Days list={days} rounds={rounds} />}
      {players && <Players players={players} />}
      {costs.length > 0 && <Costs costs={costs} />}
      {children.length > 0 && <Children bill={bill} />}
      {movements.length > 0 && <Movements movements={movements} />}
    </>
  );
}

/** The amounts that a kind of contract counts. */
const COUNTED = {
  dividend: ["stake", "payout", "rebates", "agentRebates", "bonuses", "fees", "validBet"],
  daily: ["validBet"],
  hour: ["validBet", "dayBefore"],
  realtime: ["stake", "payout"],
} as const;

function Inputs({ bill: { inputs, kind, terms } }: { bill: Bill }) {
  const { t } = useTranslation("agent-pay");
  const { exact, number } = useFormat();
  const { active, ...amounts } = inputs;
  const names = COUNTED[kind].filter((name) => asksFor(terms, name));
  return (
    <dl className={s.facts}>
      {names.map((name) => (
        <div key={name} className={s.fact}>
          <dt>{t(`inputs.${name}`)}</dt>
          <dd>{exact(amounts[name] ?? 0n)}</dd>
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

/** Whoever played in the hour of a bill, page by page. */
function Players({ players: { list, next } }: { players: BillPlayers }) {
  const { t } = useTranslation("agent-pay");
  const columns: [Column<Player>, ...Column<Player>[]] = [
    { label: t("bill.account"), cell: ({ account }) => <PlayerLink account={account} /> },
    ...playColumns(t),
  ];
  return (
    <>
      <h3 className={s.smallTitle}>{t("bill.players")}</h3>
      <RecordTable
        label={t("bill.players")}
        rows={list}
        keyOf={({ account }) => account}
        columns={columns}
      />
      <KeyPager next={next} name="people" label={t("bill.morePlayers")} />
    </>
  );
}

/** Narrows the rounds of the hour to one account. */
function PlayerLink({ account }: { account: string }) {
  const linkTo = useSearchLink();
  return (
    <Link to={linkTo({ account })} className={look.name} preventScrollReset>
      {account}
    </Link>
  );
}

type Played = Pick<Player, "stake" | "payout" | "validBet">;
type Words = (key: "inputs.stake" | "inputs.payout" | "inputs.validBet") => string;

const playColumns = (t: Words): Column<Played>[] =>
  (["stake", "payout", "validBet"] as const).map((name) => ({
    label: t(`inputs.${name}`),
    cell: (row) => <Amount value={row[name]} isUncut />,
    isNumber: true,
  }));

function Days({ list, rounds }: { list: readonly Day[]; rounds: string }) {
  const { t } = useTranslation(["agent-pay", "common"]);
  const { calendarDays } = useFormat();
  const columns: [Column<Day>, ...Column<Day>[]] = [
    { label: t("bill.day"), cell: ({ day }) => calendarDays({ from: day, to: day }) },
    { label: t("bill.category"), cell: ({ gameType }) => t(`common:nav.${gameType}`) },
    ...playColumns(t),
  ];
  return (
    <>
      <h3 className={s.smallTitle}>{t("bill.days")}</h3>
      <RecordTable
        label={t("bill.days")}
        rows={list}
        keyOf={({ day, gameType }) => `${day} ${gameType}`}
        columns={columns}
      />
      <RoundsLink to={rounds} />
    </>
  );
}

/** The way to every round of the bill's days. */
function RoundsLink({ to }: { to: string }) {
  const { t } = useTranslation("agent-pay");
  return (
    <p>
      <Link to={to} className={s.tab}>
        {t("bill.rounds")}
      </Link>
    </p>
  );
}

function Costs({ costs }: { costs: readonly Cost[] }) {
  const { t } = useTranslation("agent-pay");
  const { calendarDays } = useFormat();
  const columns: [Column<Cost>, ...Column<Cost>[]] = [
    { label: t("bill.day"), cell: ({ day }) => calendarDays({ from: day, to: day }) },
    { label: t("bill.cost"), cell: ({ cost }) => t(`costs.${cost}`) },
    {
      label: t("bill.amount"),
      cell: (row) => <Amount value={row.amount} isUncut />,
      isNumber: true,
    },
  ];
  return (
    <>
      <h3 className={s.smallTitle}>{t("bill.costs")}</h3>
      <RecordTable
        label={t("bill.costs")}
        rows={costs}
        keyOf={({ day, cost }) => `${day} ${cost}`}
        columns={columns}
      />
    </>
  );
}

function Children({ bill: { children: list } }: { bill: Bill }) {
  const { t } = useTranslation("agent-pay");
  const columns: [Column<Child>, ...Column<Child>[]] = [
    { label: t("bill.account"), cell: ({ account }) => account },
    {
      label: t("bills.gross"),
      cell: ({ gross }) => <Amount value={gross} isUncut />,
      isNumber: true,
    },
    { label: t("bills.paid"), cell: ({ paid }) => <Amount value={paid} isUncut />, isNumber: true },
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
