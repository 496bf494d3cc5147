import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { MissionAct } from "./mission-act.tsx";
import * as s from "./mission-card.css.ts";
import { MissionProgress } from "./mission-progress.tsx";
import { MissionSpins } from "./mission-spins.tsx";
import { isOutOfReach } from "./out-of-reach.ts";
import type { Mission } from "./route.tsx";
import { useReward } from "./use-reward.ts";

type Props = { mission: Mission; problem: string | null; isClaimed: boolean; now: number };

const TONES: Partial<Record<NonNullable<Mission["status"]>, StatusTone>> = {
  COMING_SOON: "soon",
  APPLYING: "soon",
  CLOSE: "over",
  CLAIMED: "open",
  ISSUED: "open",
  REJECTED: "bad",
};

/** A mission's task, its reward with the wagering, the member's progress and its one press. */
export function MissionCard({ mission, problem, isClaimed, now }: Props) {
  const { t } = useTranslation("missions");
  const { t: promotions } = useTranslation("promotions");
  const { amountShort, number } = useFormat();
  const { atNear } = useMoment();
  const said = useReward();
  const { event, status, targetAmount, targetCount, wagering, own } = mission;
  const target = targetAmount === null ? number(targetCount ?? 0) : amountShort(targetAmount);
  const times = Math.max(mission.reward > 0n ? wagering : 0, mission.spins?.multiple ?? 0);
  const isLate = isOutOfReach(mission, now);
  const isReset = own?.until && mission.period !== "ONCE";
  return (
    <article className={s.card}>
      <div className={s.stage}>
        <img
          src={`/media/icons/${mission.icon}.webp`}
          alt=""
          className={s.picture}
          width={72}
          height={72}
          loading="lazy"
        />
      </div>
      <div className={s.words}>
        <div className={s.task}>
          {/* A mission to join says so by its button, and a guest by the invitation below. */}
          {status !== "JOIN" && (
            <p className={s.state}>
              <StatusChip tone={(status && TONES[status]) || "do"}>
                {promotions(`status.${status ?? "OPEN"}`)}
              </StatusChip>
            </p>
          )}
          <h3 className={s.title}>{mission.title}</h3>
          <p className={s.text}>{mission.text}</p>
        </div>
        <div className={s.terms}>
          <dl className={s.facts}>
            <div>
              <dt className={s.term}>{t("goal")}</dt>
              <dd className={s.fact}>{t(`goals.${event}`, { target, count: targetCount ?? 0 })}</dd>
            </div>
            <div className={s.prize}>
              <dt className={s.term}>{t("reward")}</dt>
              <dd className={s.reward}>{said(mission)}</dd>
            </div>
            <div>
              <dt className={s.term}>{t("wagering")}</dt>
              <dd className={s.fact}>{times > 0 ? t("times", { count: times }) : t("free")}</dd>
            </div>
          </dl>
          {mission.spins && <MissionSpins spins={mission.spins} status={status} />}
        </div>
        <div className={s.own}>
          <MissionProgress mission={mission} isLate={isLate} />
          {!(isLate && status === "JOIN") && (
            <MissionAct mission={mission} problem={problem} isClaimed={isClaimed} />
          )}
          {isReset && <p className={s.missing}>{t("until", { time: atNear(own.until!, now) })}</p>}
        </div>
      </div>
    </article>
  );
}
