import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { Result } from "../../../../parts/table/result.tsx";
import * as look from "../../../../parts/totals/totals.css.ts";
import { PeopleTrail } from "../people-trail.tsx";
import * as s from "./person.css.ts";
import { type Last, RatesOfPerson } from "./rates-of-person.tsx";
import type { PersonData } from "./route.tsx";

/** One account of the team: its standing, its own last 30 days, and what the agent can open. */
export function PersonPage({ shown, last }: { shown: PersonData; last: Last }) {
  const { t } = useTranslation("agent");
  const { person, trail, isTold } = shown;
  const isAgent = isAgentType(person.type);
  return (
    <section className={panel}>
      <PeopleTrail trail={trail} isPage />
      <div className={s.head}>
        <h1 className={panelTitle}>{person.account}</h1>
        {person.isBlocked && <StatusChip tone="bad">{t("downlines.blocked")}</StatusChip>}
        {person.isOnline && <StatusChip tone="open">{t("downlines.isOnline")}</StatusChip>}
      </div>
      <p className={lead}>{t(isAgent ? "downlines.agent" : "downlines.player")}</p>
      {isTold && <Notice tone="info">{t("person.told")}</Notice>}
      <Standing shown={shown} isAgent={isAgent} />
      <h2 className={s.subtitle}>{t("person.own")}</h2>
      <Own own={shown.own} />
      <h2 className={s.subtitle}>{t("person.account")}</h2>
      <Facts shown={shown} />
      <RatesOfPerson shown={shown} last={last} />
      <Ways account={person.account} isAgent={isAgent} isDirect={person.level === 1} />
    </section>
  );
}

type Shown = { shown: PersonData };

function Standing({ shown, isAgent }: Shown & { isAgent: boolean }) {
  const { t } = useTranslation("agent");
  const { number } = useFormat();
  const { person, agents, online } = shown;
  return (
    <dl className={look.totals} aria-label={t("person.standing")}>
      <div className={look.total}>
        <dt>{t("downlines.balance")}</dt>
        <dd>
          <Amount value={person.balance} />
        </dd>
      </div>
      {isAgent && (
        <>
          <div className={look.total}>
            <dt>{t("overview.members")}</dt>
            <dd>{number(person.members)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t("overview.agents")}</dt>
            <dd>{number(agents)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t("overview.online")}</dt>
            <dd>{number(online)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t("downlines.teamBalance")}</dt>
            <dd>
              <Amount value={person.teamBalance} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

function Own({ own }: { own: PersonData["own"] }) {
  const { t } = useTranslation("agent");
  return (
    <dl className={look.totals} aria-label={t("person.own")}>
      {(["validBet", "stake", "payout", "deposits", "withdrawals"] as const).map((name) => (
        <div key={name} className={look.total}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            <Amount value={own[name]} />
          </dd>
        </div>
      ))}
      <div className={look.total}>
        <dt>{t("figures.result")}</dt>
        <dd>
          <Result value={own.payout - own.stake} />
        </dd>
      </div>
    </dl>
  );
}

function Facts({ shown }: Shown) {
  const { t } = useTranslation("agent");
  const { date, dateTime, number } = useFormat();
  const { person, nickname, email, phone } = shown;
  const facts: [string, string][] = [
    [t("person.nickname"), nickname],
    [t("person.upline"), person.upline],
    [t("downlines.level"), number(person.level)],
    [t("person.email"), email ?? t("person.none")],
    [t("person.phone"), phone ?? t("person.none")],
    [t("person.registered"), date(person.registeredAt)],
    [
      t("downlines.lastLogin"),
      person.lastLoginAt ? dateTime(person.lastLoginAt) : t("downlines.never"),
    ],
  ];
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

type WaysProps = { account: string; isAgent: boolean; isDirect: boolean };

function Ways({ account, isAgent, isDirect }: WaysProps) {
  const { t } = useTranslation("agent");
  const of = new URLSearchParams({ account });
  return (
    <p className={s.ways}>
      {isDirect && (
        <>
          <ButtonLink to={`/member/transferUpline?${of}`}>{t("person.transfer")}</ButtonLink>
          <ButtonLink to={`/agent/contracts/offer?${of}`} tone="outline">
            {t("person.contract")}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        to={`/agent/downlineManagmentView/${encodeURIComponent(account)}/message`}
        tone="outline"
      >
        {t("person.message")}
      </ButtonLink>
      {isAgent && (
        <>
          <ButtonLink to={`/agent/downlineManagmentView?${of}`} tone="outline">
            {t("person.people")}
          </ButtonLink>
          <ButtonLink to={`/agent/agentTeamOverview?${of}`} tone="outline">
            {t("menu.agentTeamOverview")}
          </ButtonLink>
        </>
      )}
      <ButtonLink to={`/agent/personalHistoryCopy?${of}`} tone="outline">
        {t("menu.personalHistoryCopy")}
      </ButtonLink>
      <ButtonLink to={`/agent/agentDownlineTransactionDetailsCopy?${of}`} tone="outline">
        {t("menu.agentDownlineTransactionDetailsCopy")}
      </ButtonLink>
    </p>
  );
}
