import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { MissionCard } from "./mission-card.tsx";
import { MissionTabs } from "./mission-tabs.tsx";
import * as s from "./missions.css.ts";
import type { MissionsData } from "./route.tsx";

const PERIODS = ["ONCE", "DAY", "WEEK"] as const;

type Props = MissionsData & { problem: { mission: string; code: string } | null };

/** The missions by period, each with what the member did and may take. */
export function MissionsPage({ missions, standing, claimed, problem, art, now }: Props) {
  const { t } = useTranslation("missions");
  const { account } = useSite();
  const rules = [
    ...(t("rules.items", { returnObjects: true }) as string[]),
    ...(missions.some(({ spins }) => spins) ? [t("rules.spins")] : []),
  ];
  const isComing = missions.length > 0 && missions.every(({ status }) => status === "COMING_SOON");
  return (
    <div className={s.page}>
      <PageHero title={t("title")} lead={t("lead")} art={art} />
      <MissionTabs />
      <div className={s.top}>
        {isComing && <Notice tone="info">{t("soon")}</Notice>}
        {standing === "break" && <Notice tone="info">{t("break")}</Notice>}
        {standing === "trial" && <Notice tone="info">{t("trial")}</Notice>}
        {problem && !missions.some(({ id }) => id === problem.mission) && (
          <Notice tone="bad">{t(`errors.${problem.code}`)}</Notice>
        )}
        {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      </div>
      {missions.length === 0 && standing !== "break" && (
        <EmptyState icon="sparkles" title={t("empty")} />
      )}
      {PERIODS.map((period) => {
        const own = missions.filter((mission) => mission.period === period);
        if (own.length === 0) return null;
        return (
          <section key={period} className={s.period} aria-labelledby={period}>
            <h2 id={period} className={section.heading}>
              {t(`periods.${period}`)}
            </h2>
            <ul className={s.cards}>
              {own.map((mission) => (
                <li key={mission.id} className={s.cell}>
                  <MissionCard
                    mission={mission}
                    problem={problem?.mission === mission.id ? problem.code : null}
                    isClaimed={claimed === mission.id}
                    now={now}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
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
