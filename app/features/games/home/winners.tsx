import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/amount.tsx";
import { useFormat } from "#app/ui/format.ts";
import { Thumb } from "../card/cover.tsx";
import type { HomeData } from "./home-data.server.ts";
import * as s from "./winners.css.ts";

type Props = { winners: HomeData["winners"]; now: number; kind: "list" | "panel" | "card" };

export function Winners({ winners, now, kind }: Props) {
  const { t } = useTranslation("home");
  const { ago } = useFormat();
  return (
    <section className={s.section[kind]} aria-labelledby="winners">
      <h2 id="winners" className={s.title}>
        {kind === "panel" && <span className={s.live} />}
        {t("winners")}
      </h2>
      {winners.length === 0 && <p className={s.empty}>{t("noWinners")}</p>}
      <ol>
        {winners.map((winner, index) => (
          <li key={winner.time + winner.player + winner.gameCode}>
            <Link
              to={`/game?gameCode=${winner.gameCode}`}
              className={kind === "list" && index === 0 ? s.first : s.item}
            >
              <Thumb picture={winner.picture} />
              <span className={s.who}>
                <b>{winner.player}</b>
                <span className={s.what}>
                  {winner.gameName} · {ago(winner.time, now)}
                </span>
              </span>
              <span className={s.prize}>
                <Amount value={winner.prize} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
