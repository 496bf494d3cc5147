import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { type ListGame, playPathOf } from "../../card/card-game.ts";
import { Cover, type Eager } from "../../card/cover.tsx";
import { closedCover } from "../../card/game-card.css.ts";
import { GameTools } from "../../card/game-tools.tsx";
import { SeriesMark } from "../../card/mark/series-mark.tsx";
import * as s from "./list-row.css.ts";

type Props = {
  game: ListGame;
  /** Its place in the whole list, which starts with 1. */
  place: number;
  eager?: Eager;
};

/** A game in a list as a row: its place, its figures, and at the end what can be done with it. */
export function ListRow({ game, place, eager }: Props) {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  return (
    <article className={s.row}>
      <Link to={playPathOf(game)} className={s.link}>
        <span className={s.place} aria-hidden="true">
          {number(place)}
        </span>
        <span className={`${s.picture} ${game.isClosed ? closedCover : ""}`}>
          <Cover picture={game.picture} sizes="112px" {...(eager && { eager })} />
        </span>
        <span className={s.words}>
          <strong className={s.name}>{game.name}</strong>{" "}
          <span className={s.vendor}>
            {game.series && <SeriesMark series={game.series} />}
            {game.vendorName}
          </span>{" "}
          <Mark game={game} />
        </span>
        <span className={s.leader} />
        <Figures game={game} />
        {!game.isClosed && (
          <span className={s.play} aria-hidden="true">
            <Icon name="play" size={16} />
            {t("play")}
          </span>
        )}
      </Link>
      <GameTools game={game} className={s.tools} />
    </article>
  );
}

type GameProps = Pick<Props, "game">;

function Mark({ game }: GameProps) {
  const { t } = useTranslation("home");
  if (game.isClosed) return <span className={s.closed}>{t("maintenance")}</span>;
  if (game.isHot) return <span className={s.hot}>{t("hot")}</span>;
  return game.isNew && <span className={s.fresh}>{t("new")}</span>;
}

/** The least bet and the return to player. */
function Figures({ game }: GameProps) {
  const { t } = useTranslation("games");
  const { amount, percent } = useFormat();
  return (
    <span className={s.figures}>
      {!game.isClosed && (
        <span className={s.stake}>
          <span className={s.label}>{t("card.from")}</span> {amount(game.minBet)}
        </span>
      )}{" "}
      {game.rtp && (
        <span className={s.rtp}>
          <span className={s.label}>{t("card.rtp")}</span> {percent(game.rtp)}
        </span>
      )}
    </span>
  );
}
