import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { REDEEM_STATUSES } from "#platform/contract/club/redeem-statuses.ts";
import { EarnRules } from "./earn-rules.tsx";
import * as s from "./point-mall.css.ts";
import { RewardCard } from "./reward-card.tsx";
import type { MallData } from "./route.tsx";

const tones: Record<(typeof REDEEM_STATUSES)[number], StatusTone> = {
  IN_PROCESS: "over",
  APPROVED: "open",
  REJECTED: "bad",
};

export function PointMall({ rewards, rules }: MallData) {
  const { t } = useTranslation("points");
  const { account } = useSite();
  return (
    <div className={s.page}>
      <header className={s.head}>
        <p>
          <StatusChip tone="soon">{t("soon")}</StatusChip>
        </p>
        <h1 className={s.title}>{t("title")}</h1>
        <p className={s.lead}>{t("lead")}</p>
      </header>
      {account ? (
        <Notice tone="info">{t("member")}</Notice>
      ) : (
        <Invite title={t("invite.title")} text={t("invite.text")} />
      )}
      <section className={section.section} aria-labelledby="rewards">
        <h2 id="rewards" className={section.heading}>
          {t("rewards.title")}
        </h2>
        <p className={section.lead}>{t("rewards.lead")}</p>
        <ul className={s.rewards}>
          {rewards.map((reward) => (
            <li key={reward.id} className={s.cell}>
              <RewardCard reward={reward} />
            </li>
          ))}
        </ul>
      </section>
      <div className={s.columns}>
        <EarnRules rules={rules} />
        <section className={section.section} aria-labelledby="redeem">
          <h2 id="redeem" className={section.heading}>
            {t("redeem.title")}
          </h2>
          <p className={section.lead}>{t("redeem.lead")}</p>
          <ol className={s.statuses}>
            {REDEEM_STATUSES.map((status) => (
              <li key={status} className={s.status}>
                <StatusChip tone={tones[status]}>{t(`redeem.${status}.name`)}</StatusChip>
                <p className={s.statusText}>{t(`redeem.${status}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
