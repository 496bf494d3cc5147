import { Form, Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { back, lead, panel, panelTitle } from "../centre/member.css.ts";
import * as s from "../contracts/contracts.css.ts";
import * as totals from "../totals/totals.css.ts";
import type { BillData } from "./bill.server.ts";
import { BillRounds } from "./bill-rounds.tsx";
import { BillSources } from "./bill-sources.tsx";
import { BillState } from "./bill-state.tsx";
import { PaySteps } from "./pay-steps.tsx";
import { usePeriodWords } from "./use-period-words.ts";
import { WhatIf } from "./what-if.tsx";

/** The pages that a bill leads to, by their addresses. */
export type BillPlaces = {
  list: string;
  contract: string;
  /** The rounds behind the figures. */
  rounds: string;
  /** The paid rounds as a file; null where the bill has none. */
  csv: string | null;
};
type Props = { data: BillData; places: BillPlaces; problem: string | undefined };

/** One bill down to the days, costs and movements that it was made of. */
export function BillPage({ data, places, problem }: Props) {
  const { t } = useTranslation("agent-pay");
  const periodWords = usePeriodWords();
  const { bill, whatIf, rounds } = data;
  const { kind, isMine, upline, payee } = bill;
  return (
    <section className={panel}>
      <Link to={places.list} className={back}>
        <Icon name="arrow-left" size={18} />
        {t(`kinds.${kind}`)}
      </Link>
      <div className={s.head}>
        <h1 className={panelTitle}>{periodWords(bill)}</h1>
        <BillState state={bill.state} />
      </div>
      <p className={lead}>
        {t(isMine ? "contracts.paidBy" : "contracts.paidTo", {
          account: isMine ? (upline ?? t("contracts.operator")) : payee,
        })}
      </p>
      {problem && <Notice tone="bad">{t(`problems.${problem}`)}</Notice>}
      <Sums bill={bill} />
      <Collect data={data} />
      <h2 className={s.subtitle}>{t("bill.how")}</h2>
      <PaySteps steps={bill.steps} />
      <BillSources data={data} rounds={places.rounds} />
      {rounds && <BillRounds rounds={rounds} isPaidEach={kind === "realtime"} csv={places.csv} />}
      <WhatIf bill={bill} whatIf={whatIf} />
      <p className={s.actions}>
        <ButtonLink to={places.contract} tone="outline">
          {t("bill.contract")}
        </ButtonLink>
        <Dispute bill={bill} />
      </p>
    </section>
  );
}

/** Opens a case that names the bill, so that nobody has to ask which one is meant. */
function Dispute({ bill }: { bill: BillData["bill"] }) {
  const { t } = useTranslation("agent-pay");
  const { kind, period, contractId } = bill;
  const about = t("bill.about", { kind: t(`kinds.${kind}`), bill: `${period} ${contractId}` });
  return (
    <ButtonLink
      to={`/feedback?${new URLSearchParams({ type: "AFFILIATE", about })}`}
      tone="outline"
    >
      {t("bill.dispute")}
    </ButtonLink>
  );
}

function Sums({ bill }: { bill: BillData["bill"] }) {
  const { t } = useTranslation("agent-pay");
  return (
    <dl className={totals.totals} aria-label={t("bill.sums")}>
      {(["gross", "paidBelow", "net", "due", "paid"] as const).map((name) => (
        <div key={name} className={totals.total}>
          <dt>{t(`bills.${name === "paidBelow" ? "below" : name}`)}</dt>
          <dd>
            <Amount value={bill[name]} isUncut />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHORT = ["INSUFFICIENT", "PART_COLLECTED", "EXPIRED"];

/** What is missing of a bill that is short, and the button that collects what is there. */
function Collect({ data: { bill, key } }: { data: BillData }) {
  const { t } = useTranslation("agent-pay");
  const { amount, dateTime } = useFormat();
  if (!SHORT.includes(bill.state)) return null;
  const rest = { rest: amount(bill.due - bill.paid), until: dateTime(bill.payUntil) };
  return (
    <>
      <Notice tone="info">{t(bill.isMine ? "bill.shortMine" : "bill.shortTheirs", rest)}</Notice>
      {bill.locked !== null && bill.locked > 0n && (
        <Notice tone="info">{t("bill.locked", { locked: amount(bill.locked) })}</Notice>
      )}
      <Form method="post" className={s.actions}>
        <input type="hidden" name="key" value={key} />
        <Button type="submit">{t(bill.isMine ? "bill.collect" : "bill.payNow")}</Button>
      </Form>
    </>
  );
}
