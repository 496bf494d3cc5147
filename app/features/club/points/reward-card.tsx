import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./reward-card.css.ts";
import type { MallData } from "./route.tsx";

export function RewardCard({ reward }: { reward: MallData["rewards"][number] }) {
  const { t } = useTranslation("points");
  const { amountShort, number } = useFormat();
  return (
    <article className={s.card}>
      <div className={s.stage}>
        <img
          src={`/media/icons/${reward.icon}.webp`}
          alt=""
          width={104}
          height={104}
          loading="lazy"
        />
      </div>
      <div className={s.words}>
        <p className={s.kind}>{t(`kinds.${reward.kind}`)}</p>
        <h3 className={s.name}>
          {reward.name}
          {reward.amount !== null && `\u00a0·\u00a0${amountShort(reward.amount)}`}
        </h3>
        <p className={s.text}>{reward.text}</p>
        <p className={s.price}>
          <img src="/media/icons/coin-96.webp" alt="" width={24} height={24} loading="lazy" />
          {t("points", { count: reward.pointsNeeded, shown: number(reward.pointsNeeded) })}
        </p>
      </div>
    </article>
  );
}
