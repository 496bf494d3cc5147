import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Bar } from "./bar.tsx";
import * as s from "./rank.css.ts";
import type { RankData } from "./route.tsx";

type Props = { own: RankData["levels"][number]; rank: RankData["rank"] };

/** What keeps the level at the end of the month; nothing on level 0. */
export function KeepLevel({ own, rank }: Props) {
  const { t } = useTranslation("rank");
  const { amount } = useFormat();
  if (own.level === 0) return null;
  const mark = own.keepValidBet;
  const isFirst = rank.keepFrom !== null && rank.keepFrom > rank.month;
  return (
    <section aria-labelledby="keep">
      <h2 id="keep" className={s.title}>
        {t("keep.title")}
      </h2>
      {mark === 0n ? (
        <p>{t("keep.free")}</p>
      ) : (
        <div className={s.keep}>
          <p>{t("keep.text", { amount: amount(mark) })}</p>
          <Bar label={t("month")} value={rank.monthValidBet} mark={mark} />
          {isFirst && <p className={s.quiet}>{t("keep.first")}</p>}
          {!isFirst && rank.monthValidBet >= mark && <p className={s.quiet}>{t("keep.done")}</p>}
        </div>
      )}
    </section>
  );
}
