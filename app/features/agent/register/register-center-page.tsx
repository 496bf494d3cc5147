import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { AccountForm } from "./account-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { MadeAccount } from "./made-account.tsx";
import * as s from "./register-center.css.ts";
import type { RegisterCenterData } from "./register-center.server.ts";

export type RegisterCenterProps = {
  data: RegisterCenterData;
  last: SubmissionResult<string[]> | undefined;
};

const TABS = [
  ["account", "/agent/registerCenter"],
  ["links", "/agent/registerCenter?tab=links"],
] as const;

/** Two ways to bring people: an account that the agent makes, and links by which they register. */
export function RegisterCenterPage({ data, last }: RegisterCenterProps) {
  const { t } = useTranslation("agent-people");
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("register.title")}</h1>
      <p className={lead}>{t("register.lead")}</p>
      <nav aria-label={t("register.tabs")} className={s.tabs}>
        {TABS.map(([tab, to]) => (
          <Link
            key={tab}
            to={to}
            className={s.tab}
            aria-current={tab === data.tab ? "page" : undefined}
            preventScrollReset
          >
            {t(`register.tab.${tab}`)}
          </Link>
        ))}
      </nav>
      {data.links ? (
        <>
          <LinkForm key={data.links.list[0]?.code ?? ""} data={data} last={last} />
          <LinkList links={data.links} />
        </>
      ) : (
        <>
          {data.made && !last && <MadeAccount account={data.made} origin={data.origin} />}
          <AccountForm key={data.made ?? ""} data={data} last={last} />
        </>
      )}
    </section>
  );
}
