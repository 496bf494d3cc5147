import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { contractOne } from "#platform/contract/agents/contracts.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { back, lead, panel, panelTitle } from "../centre/member.css.ts";
import { ContractState } from "./contract-state.tsx";
import * as s from "./contracts.css.ts";
import type { CentrePlace } from "./place.ts";
import { TierTable } from "./tier-table.tsx";

type Contract = ValueOf<typeof contractOne>;
type Props = {
  /** The list that leads here. */
  place: CentrePlace;
  contract: Contract;
  problem: string | undefined;
  /** What follows the tiers. */
  children?: ReactNode;
};

/** One contract: its terms, what happened to it, and what this side may do now. */
export function ContractPage({ place, contract, problem, children }: Props) {
  const { t } = useTranslation(["agent-pay", "common"]);
  const { upline, downline, isMine, kind, terms } = contract;
  return (
    <section className={panel}>
      <Link to={place} className={back}>
        <Icon name="arrow-left" size={18} />
        {t("contracts.title")}
      </Link>
      <div className={s.head}>
        <h1 className={panelTitle}>{t(`kinds.${kind}`)}</h1>
        <ContractState item={contract} />
      </div>
      <p className={lead}>
        {t(isMine ? "contracts.paidBy" : "contracts.paidTo", {
          account: isMine ? (upline ?? t("contracts.operator")) : downline,
        })}
      </p>
      {problem && <Notice tone="bad">{t(`problems.${problem}`)}</Notice>}
      <Acts contract={contract} />
      <h2 className={s.subtitle}>{t("contracts.terms")}</h2>
      <Facts contract={contract} />
      <TierTable terms={terms} />
      {children}
      <h2 className={s.subtitle}>{t("contracts.history")}</h2>
      <History contract={contract} />
    </section>
  );
}

function Acts({ contract: { acts, kind } }: { contract: Contract }) {
  const { t } = useTranslation("agent-pay");
  if (acts.length === 0) return null;
  return (
    <Form method="post" className={s.actions} aria-label={t("contracts.acts")}>
      {acts.map((act, at) => (
        <Button
          key={act}
          type="submit"
          name="act"
          value={act}
          tone={at === 0 && act !== "askEnd" ? undefined : "outline"}
        >
          {t(`acts.${act}`, { kind: t(`kinds.${kind}`) })}
        </Button>
      ))}
    </Form>
  );
}

function Facts({ contract }: { contract: Contract }) {
  const { t } = useTranslation(["agent-pay", "common"]);
  const { dateTime, number } = useFormat();
  const { terms, version, offeredAt, answeredAt, endedAt, expiresAt, state } = contract;
  const facts: [string, string][] = [
    [t("facts.period"), t(`periods.${terms.period}`)],
    [
      t("facts.categories"),
      terms.gameTypes?.map((type) => t(`common:nav.${type}`)).join(", ") ??
        t("facts.allCategories"),
    ],
    ...(terms.kind === "dividend"
      ? ([
          [t("facts.mode"), t(`modes.${terms.mode}`)],
          [t("facts.carry"), t(`carries.${terms.carry}`)],
        ] as [string, string][])
      : []),
    [t("facts.version"), number(version)],
    [t("facts.offered"), dateTime(offeredAt)],
  ];
  if (state === "REQUESTED") facts.push([t("facts.expires"), dateTime(expiresAt)]);
  if (answeredAt !== null) facts.push([t("facts.answered"), dateTime(answeredAt)]);
  if (endedAt !== null) facts.push([t("facts.ended"), dateTime(endedAt)]);
  return (
    <dl className={s.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={s.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ contract: { steps, upline, downline } }: { contract: Contract }) {
  const { t } = useTranslation("agent-pay");
  const { dateTime } = useFormat();
  const nameOf = {
    upline: upline ?? t("contracts.operator"),
    downline,
    platform: t("contracts.platform"),
  };
  return (
    <ol className={s.steps}>
      {steps.map(({ act, by, at, to }) => (
        <li key={`${at} ${act}`} className={s.step}>
          <strong>{t(`states.${to}`)}</strong>
          <br />
          {nameOf[by]} · {dateTime(at)}
        </li>
      ))}
    </ol>
  );
}
