import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./mission-card.css.ts";
import type { Mission } from "./route.tsx";

type Props = {
  mission: Mission;
  /** The goal cannot be reached in this period. */
  isLate: boolean;
};

/** How far a member is in a mission's period, with what is missing in words. */
export function MissionProgress({ mission, isLate }: Props) {
  const { t } = useTranslation("missions");
  const said = useMissing();
  const { own, targetAmount, targetCount, title } = mission;
  if (!own) return null;
  const [done, target] =
    targetAmount === null
      ? [own.count, targetCount ?? 1]
      : [Number(own.amount), Number(targetAmount)];
  return (
    <div className={s.progress}>
      <progress
        className={s.bar}
        value={Math.min(done, target)}
        max={target}
        aria-label={t("progress", { title })}
      />
      <p className={s.missing}>{isLate ? t("outOfReach") : said(mission, own)}</p>
    </div>
  );
}

function useMissing() {
  const { t } = useTranslation("missions");
  const { amount, number } = useFormat();
  return (mission: Mission, own: NonNullable<Mission["own"]>): string => {
    const { event, targetAmount, targetCount } = mission;
    if (targetAmount !== null) {
      if (own.amount >= targetAmount) return t("reached");
      if (event === "FIRST_DEPOSIT") {
        return own.amount > 0n ? t("firstWasLess") : t("firstDeposit");
      }
      return t("missingAmount", { amount: amount(targetAmount - own.amount) });
    }
    const target = targetCount ?? 1;
    if (own.count >= target) return t("reached");
    if (event === "WIN_MULTIPLE") {
      return own.count === 0 ? t("noWin") : t("bestWin", { shown: number(own.count) });
    }
    const count = target - own.count;
    return t(`missing.${event}`, { count, shown: number(count) });
  };
}
