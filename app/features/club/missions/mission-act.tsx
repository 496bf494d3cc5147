import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./mission-card.css.ts";
import type { Mission } from "./route.tsx";
import { useReward } from "./use-reward.ts";

type Props = { mission: Mission; problem: string | null; isClaimed: boolean };

/** The one press of a mission: to take part, or to take its reward. */
export function MissionAct({ mission, problem, isClaimed }: Props) {
  const { t } = useTranslation("missions");
  const reward = useReward();
  const isBusy = useNavigation().formMethod === "POST";
  const { own, status, id, title } = mission;
  const act = ACTS[status ?? ""];
  return (
    <>
      {problem && <Notice tone="bad">{t(`errors.${problem}`)}</Notice>}
      {isClaimed && !problem && (status === "CLAIMED" || status === "APPLYING") && (
        <div role="status">
          <Notice tone="info">
            {t(`done.${status}`, { reward: reward(mission) })}{" "}
            {mission.spins && status === "CLAIMED" && t("done.spins")}
          </Notice>
        </div>
      )}
      {own && act && (
        <Form method="post" className={s.act} preventScrollReset>
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="mission" value={id} />
          <input type="hidden" name="period" value={own.period} />
          <input type="hidden" name="multiple" value={mission.wagering} />
          <Button
            type="submit"
            tone={act === "claim" ? undefined : "outline"}
            disabled={isBusy}
            aria-label={t(`acts.${act}Of`, { title, reward: reward(mission) })}
            wide
          >
            {act === "claim" ? t("acts.claim", { reward: reward(mission) }) : t("acts.join")}
          </Button>
        </Form>
      )}
    </>
  );
}

const ACTS: Readonly<Record<string, "join" | "claim" | undefined>> = {
  JOIN: "join",
  CLAIM: "claim",
};
