import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Ago } from "#app/ui/format/ago.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { commonFrame } from "../card/card-game.ts";
import { Thumb } from "../card/cover.tsx";
import type { HomeData } from "./home-data.server.ts";
import { useRolling } from "./prize/use-rolling.ts";
import * as s from "./winners.css.ts";

type Winner = HomeData["winners"]["list"][number];
type Props = { winners: HomeData["winners"]; now: number; kind: "list" | "panel" | "card" };

/** The winners of the day or the week, rolling until the visitor interacts or stops what moves. */
export function Winners({ winners: { period, list: winners }, now, kind }: Props) {
  const { t } = useTranslation("home");
  const [top, rest] = kind === "list" ? [winners.slice(0, 1), winners.slice(1)] : [[], winners];
  const { ref, isRolling } = useRolling<HTMLDivElement>(rest.length);
  return (
    <section className={s.section[kind]} aria-labelledby="winners">
      <div className={s.head}>
        <h2 id="winners" className={kind === "panel" ? s.panelTitle : s.title}>
          {kind === "panel" && <span className={s.live} />}
          {t(period === "day" ? "winners" : "winnersOfWeek")}
        </h2>
      </div>
      {top[0] && <Entry winner={top[0]} now={now} isFirst />}
      <div ref={ref} className={s.window[kind]} data-rolling={isRolling || undefined}>
        <div className={s.track}>
          <Entries winners={rest} now={now} />
          {isRolling && <Entries winners={rest} now={now} isCopy />}
        </div>
      </div>
    </section>
  );
}

type EntriesProps = { winners: Winner[]; now: number; isCopy?: boolean };

function Entries({ winners, now, isCopy = false }: EntriesProps) {
  return (
    <ol aria-hidden={isCopy || undefined}>
      {winners.map((winner) => (
        <li key={winner.time + winner.player + winner.gameCode} className={s.row}>
          <Entry winner={winner} now={now} isCopy={isCopy} />
        </li>
      ))}
    </ol>
  );
}

type EntryProps = { winner: Winner; now: number; isFirst?: boolean; isCopy?: boolean };

function Entry({ winner, now, isFirst = false, isCopy = false }: EntryProps) {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  return (
    <Link
      to={commonFrame(winner.gameCode)}
      className={isFirst ? s.first : s.item}
      tabIndex={isCopy ? -1 : undefined}
    >
      <Thumb picture={winner.picture} />
      <span className={s.who}>
        <b>{winner.player}</b>
        <span className={s.game}>{winner.gameName}</span>
      </span>
      <span className={s.prize}>
        <Amount value={winner.prize} />
        <span className={s.when}>
          <span className={s.times}>
            {t("times", { times: number(Math.trunc(winner.multiple / 10) / 10) })} ·{" "}
          </span>
          <Ago time={winner.time} now={now} />
        </span>
      </span>
    </Link>
  );
}
