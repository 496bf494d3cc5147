import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useFormat } from "#app/ui/format.ts";
import * as hiddenText from "#app/ui/text.css.ts";
import type { HomeData } from "./home-data.server.ts";
import * as s from "./top-prize.css.ts";

/** The day's largest prize from a real round, each digit in its own arch, over the hero's foot. */
export function TopPrize({
  winner,
  now,
}: {
  winner: HomeData["winners"][number] | undefined;
  now: number;
}) {
  const { t } = useTranslation("home");
  const { amount, ago } = useFormat();
  const { icon } = useBrand();
  if (!winner) return <div className={s.space} />;
  const written = amount(winner.prize);
  const [symbol = "", digits = ""] = written.split("\u00a0");
  return (
    <section className={s.plate} aria-label={t("topPrize")}>
      <img src={icon} alt="" width={44} height={44} className={s.sun} />
      <div className={s.words}>
        <h2 className={s.title}>{t("topPrize")}</h2>
        <p className={s.note}>
          {winner.player} · {winner.gameName} · {ago(winner.time, now)}
        </p>
      </div>
      <p className={s.digits}>
        <span className={hiddenText.hidden}>{written}</span>
        <span aria-hidden="true" className={s.symbol}>
          {symbol}
        </span>
        {[...digits].map((letter, index) => (
          <span
            key={`${index}${letter}`}
            aria-hidden="true"
            className={/\d/.test(letter) ? s.digit : s.mark}
          >
            {letter}
          </span>
        ))}
      </p>
      <ButtonLink
        to={`/game?gameCode=${winner.gameCode}`}
        size="small"
        aria-label={t("playGame", { game: winner.gameName })}
      >
        {t("play")}
      </ButtonLink>
    </section>
  );
}
