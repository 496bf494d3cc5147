import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Ago } from "#app/ui/format/ago.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { commonFrame } from "../../card/card-game.ts";
import type { HomeData } from "../home-data.server.ts";
import { Digits } from "./digits.tsx";
import * as s from "./top-prize.css.ts";

type Props = {
  winners: HomeData["winners"];
  now: number;
  /** True when it overlaps the lower edge of the hero. */
  isUnderHero: boolean;
};

/** The largest prize of the day or the week from a real round. */
export function TopPrize({ winners: { period, list }, now, isUnderHero }: Props) {
  const { t } = useTranslation("home");
  const { icon } = useBrand();
  const [winner] = list;
  const title = t(period === "day" ? "topPrize" : "topPrizeOfWeek");
  if (!winner) return isUnderHero ? <div className={s.space} /> : null;
  return (
    <section className={isUnderHero ? s.plate : s.panel} aria-label={title}>
      <img src={icon} alt="" width={44} height={44} className={s.sun} />
      <div className={s.words}>
        <h2 className={s.title}>{title}</h2>
        <p className={s.note}>
          {winner.player} · {winner.gameName}
          <span className={s.when}>
            {" · "}
            <Ago time={winner.time} now={now} />
          </span>
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
