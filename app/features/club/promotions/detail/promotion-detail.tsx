import { Link } from "@remix-run/react";
import { useBrand, useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Countdown } from "../countdown.tsx";
import { PromotionStatus } from "../promotion-status.tsx";
import { useDates } from "../use-dates.ts";
import * as s from "./promotion-detail.css.ts";
import type { DetailData } from "./route.tsx";

export function PromotionDetail({ promotion }: { promotion: DetailData }) {
  const { t } = useTranslation("promotions");
  const { account } = useSite();
  const isForMembers = promotion.audience === "MEMBERS";
  return (
    <div className={s.page}>
      <Link to="/promotions" className={s.back}>
        <Icon name="arrow-left" size={18} />
        {t("back")}
      </Link>
      <PageHero title={promotion.title} lead={promotion.summary} art={promotion.art} />
      <div className={s.columns}>
        <Facts promotion={promotion} />
        <article className={s.text} aria-label={promotion.title}>
          <Prose cleanHtml={promotion.cleanHtml} />
        </article>
      </div>
      {!account && isForMembers && <Invite title={t("invite.title")} text={t("invite.text")} />}
    </div>
  );
}

function Facts({ promotion }: { promotion: DetailData }) {
  const { t } = useTranslation("promotions");
  const { legal } = useBrand();
  const datesOf = useDates();
  const { status, startsAt, endsAt, now, link } = promotion;
  const next = status === "COMING_SOON" ? startsAt : endsAt;
  return (
    <aside className={s.side} aria-label={t("facts.label")}>
      <p>
        <PromotionStatus status={status} />
      </p>
      {next !== null && next > now && (
        <Countdown to={next} now={now} kind={status === "COMING_SOON" ? "starts" : "ends"} />
      )}
      <dl className={s.facts}>
        <div>
          <dt className={s.term}>{t("facts.who")}</dt>
          <dd className={s.fact}>{t(`audiences.${promotion.audience}`)}</dd>
        </div>
        <div>
          <dt className={s.term}>{t("facts.when")}</dt>
          <dd className={s.fact}>{datesOf(promotion)}</dd>
        </div>
        <div>
          <dt className={s.term}>{t("facts.age")}</dt>
          <dd className={s.fact}>{t("facts.ageMin", { age: legal.ageMin })}</dd>
        </div>
      </dl>
      {link && status !== "CLOSE" && (
        <ButtonLink to={link.to} size="large" wide>
          {link.label}
        </ButtonLink>
      )}
      <p className={s.care}>{t("care", { helpline: legal.helpline })}</p>
    </aside>
  );
}
