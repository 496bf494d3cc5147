import { Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { moveRow, rowEnds } from "#app/ui/motion/row-scroll.ts";
import type { CardGame } from "./card-game.ts";
import { GameCard } from "./game-card.tsx";
import * as s from "./game-row.css.ts";
import * as line from "./line/shared-line.css.ts";
import { isShort, type Share } from "./line/shared-line.ts";
import { fewHot } from "./mark/few-hot.ts";

type Props = {
  title: string;
  games: CardGame[];
  more?: { to: string; label: string } | false;
  isFirst?: boolean;
  /** Its place in a line that several short rows share; without it, a row has the whole width. */
  share?: Share;
};

/** A row of games in the lobby. It scrolls by touch, wheel and keyboard; arrows need JavaScript. */
export function GameRow({ title, games, more, isFirst = false, share }: Props) {
  const list = useRef<HTMLUListElement>(null);
  if (games.length === 0) return null;
  return (
    <section className={`${s.row} ${share ? line.place[share] : ""}`} aria-label={title}>
      <div className={s.head}>
        <h2 className={share ? line.title : s.title}>{title}</h2>
        {more && (
          <Link to={more.to} className={s.more}>
            {more.label}
          </Link>
        )}
        {!isShort(share) && <Arrows list={list} />}
      </div>
      <ul className={`${s.list} ${share ? line.list[share] : ""}`} ref={list} data-covers="">
        {fewHot(games).map((game, index) => (
          <li key={game.gameCode} className={s.cell}>
            <GameCard game={game} {...(isFirst && index < 3 && { eager: "wide" as const })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Arrows({ list }: { list: RefObject<HTMLUListElement> }) {
  const { t } = useTranslation("home");
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setEnds(rowEnds(element));
    look();
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [list]);
  const move = (direction: 1 | -1) => list.current && moveRow(list.current, direction, 0.9);
  return (
    <span className={s.arrows}>
      <button
        type="button"
        className={s.arrow}
        aria-label={t("scrollBack")}
        disabled={ends.isStart}
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <button
        type="button"
        className={s.arrow}
        aria-label={t("scrollOn")}
        disabled={ends.isEnd}
        onClick={() => move(1)}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </span>
  );
}
