import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { useRateCategories } from "../shared/use-rate-categories.ts";
import * as s from "./register-center.css.ts";
import type { RegisterCenterData } from "./register-center.server.ts";

type Links = NonNullable<RegisterCenterData["links"]>;

/** The agent's links, each with its code to scan and what it brought. */
export function LinkList({ links }: { links: Links }) {
  const { t } = useTranslation("agent-people");
  if (links.list.length === 0) {
    return <EmptyState icon="send" title={t("links.none")} text={t("links.noneText")} />;
  }
  return (
    <>
      <ul className={s.links}>
        {links.list.map((link) => (
          <OneLink key={link.code} link={link} />
        ))}
      </ul>
      <MemberPager page={links.pageNo} totalPages={links.totalPages} />
      <CsvLink to="/agent/registerCenter/csv" />
    </>
  );
}

function OneLink({ link }: { link: Links["list"][number] }) {
  const { t } = useTranslation("agent-people");
  const { date, number } = useFormat();
  const { hasSeries } = useRateCategories();
  const { code, state, type, address, qr, rates, expiresAt, usesMax } = link;
  const facts = [
    [t("register.type"), t(`register.types.${type}`)],
    ...(hasSeries ? [[t("register.series"), String(rates.LOTT)] as const] : []),
    [t("links.registrations"), number(link.registrations)],
    [t("links.firstDeposits"), number(link.firstDeposits)],
    [t("links.until"), expiresAt === null ? t("links.noEnd") : date(expiresAt)],
    [t("links.usesMax"), usesMax === null ? t("links.noLimit") : number(usesMax)],
  ] as const;
  return (
    <li className={s.link}>
      <div>
        <p className={s.linkHead}>
          <strong className={s.code}>{code}</strong>
          <span className={s.state}>{t(`links.state.${state}`)}</span>
        </p>
        {state === "open" && (
          <p className={s.address}>
            {address}
            <CopyButton
              text={address}
              words={{ copy: t("links.copy"), copied: t("made.copied") }}
            />
          </p>
        )}
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={s.fact}>
              <dt className={s.factName}>{name}</dt>
              <dd className={s.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
        {state !== "off" && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="end" />
            <input type="hidden" name="code" value={code} />
            <Button type="submit" tone="outline">
              {t("links.end", { code })}
            </Button>
          </Form>
        )}
      </div>
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className={s.qr} role="img">
          <title>{t("links.qr", { code })}</title>
          <path d={qr.path} fill="currentColor" />
        </svg>
      )}
    </li>
  );
}
