import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { LevelTable } from "./level-table.tsx";
import type { VipData } from "./route.tsx";
import { Standing } from "./standing.tsx";
import * as s from "./vip-page.css.ts";

export function VipPage({ levels, rebated, whole, lesser, standing, art }: VipData) {
  const { t } = useTranslation("vip");
  const { account } = useSite();
  const { locale } = useFormat();
  const named = (types: typeof whole | typeof lesser) =>
    new Intl.ListFormat(locale).format(types.map((type) => t(`rules.games.${type}`)));
  const rules = [
    ...(whole.length > 0 ? [t("rules.whole", { games: named(whole) })] : []),
    ...(lesser.length > 0 ? [t("rules.lesser", { games: named(lesser) })] : []),
    ...(t("rules.items", { returnObjects: true }) as string[]),
  ];
  return (
    <div className={standing ? `${s.page} ${s.besideStanding}` : s.page}>
      <div className={s.hero}>
        <PageHero title={t("title")} lead={t("lead")} art={art} />
      </div>
      <div className={s.top}>
        {standing && <Standing levels={levels} standing={standing} />}
        {account && !standing && <Notice tone="info">{t("trial")}</Notice>}
        {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      </div>
      <section className={section.section} aria-labelledby="levels">
        <h2 id="levels" className={section.heading}>
          {t("levels.title")}
        </h2>
        <p className={section.lead}>{t("levels.lead")}</p>
        <LevelTable levels={levels} rebated={rebated} own={standing?.level ?? null} />
      </section>
      <section className={section.section} aria-labelledby="rules">
        <h2 id="rules" className={section.heading}>
          {t("rules.title")}
        </h2>
        <p className={section.lead}>{t("rules.opening")}</p>
        <RuleList rules={rules} />
      </section>
    </div>
  );
}
