import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./mission-card.css.ts";
import type { MissionsData } from "./route.tsx";

/** A mission's task, its reward, and how often the reward must be wagered. */
export function MissionCard({ mission }: { mission: MissionsData["missions"][number] }) {
  const { t } = useTranslation("missions");
  const { t: promotions } = useTranslation("promotions");
  const { amountShort, number } = useFormat();
  const { event, status, targetAmount, targetCount, reward, wagering } = mission;
  const target = targetAmount === null ? number(targetCount ?? 0) : amountShort(targetAmount);
  const isWaiting = status === "COMING_SOON" || status === "CLOSE";
  return (
    <article className={s.card}>
      <div className={s.stage}>
        <img
          src={`/media/icons/${mission.icon}.webp`}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
      </div>
      <div className={s.words}>
        <p>
          <StatusChip tone={isWaiting ? "soon" : "do"}>
            {promotions(`status.${status ?? "OPEN"}`)}
          </StatusChip>
        </p>
        <h3 className={s.title}>{mission.title}</h3>
        <p className={s.text}>{mission.text}</p>
        <dl className={s.facts}>
          <div>
            <dt className={s.term}>{t("goal")}</dt>
            <dd className={s.fact}>{t(`goals.${event}`, { target, count: targetCount ?? 0 })}</dd>
          </div>
          <div>
            <dt className={s.term}>{t("reward")}</dt>
            <dd className={s.reward}>{amountShort(reward)}</dd>
          </div>
          <div>
            <dt className={s.term}>{t("wagering")}</dt>
            <dd className={s.fact}>{t("times", { count: wagering })}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
