import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { commonFrame } from "../../card/card-game.ts";
import type { HomeData } from "../home-data.server.ts";
import { Digits } from "./digits.tsx";
import * as s from "./top-prize.css.ts";

type Props = {
  winner: HomeData["winners"][number] | undefined;
  now: number;
  /** True when it overlaps the lower edge of the hero. */
  isUnderHero: boolean;
};

/** The day's largest prize from a real round. */
export function TopPrize({ winner, now, isUnderHero }: Props) {
  const { t } = useTranslation("home");
  const { ago } = useFormat();
  const { icon } = useBrand();
  if (!winner) return isUnderHero ? <div className={s.space} /> : null;
  return (
    <section className={isUnderHero ? s.plate : s.panel} aria-label={t("topPrize")}>
      <img src={icon} alt="" width={44} height={44} className={s.sun} />
      <div className={s.words}>
        <h2 className={s.title}>{t("topPrize")}</h2>
        <p className={s.note}>
          {winner.player} · {winner.gameName} · {ago(winner.time, now)}
        </p>
      </div>
      <Digits value={winner.prize} />
      <ButtonLink
        to={commonFrame(winner.gameCode)}
        size="small"
        aria-label={t("playGame", { game: winner.gameName })}
      >
        {t("play")}
      </ButtonLink>
    </section>
  );
}
