import { Link } from "@remix-run/react";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { media } from "#app/ui/layout/media.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { type CardGame, playPathOf } from "./card-game.ts";
import { Cover, type Eager } from "./cover.tsx";
import * as s from "./game-card.css.ts";
import { SeriesMark } from "./mark/series-mark.tsx";

const USUAL_SIZES = `${media.narrowSize} 44vw, 200px`;

type Props = {
  game: CardGame;
  eager?: Eager;
  /** The picture's widths, when they are not those of a usual card. */
  sizes?: string;
  /** More actions for the game, laid over its picture. */
  children?: ReactNode;
};

export function GameCard({ game, eager, sizes = USUAL_SIZES, children }: Props) {
  const { t } = useTranslation("home");
  const { percent } = useFormat();
  const { card } = useBrand().layout;
  return (
    <article className={s.card[card]}>
      <Link to={playPathOf(game)} className={s.link}>
        <span className={`${s.cover[card]} ${game.isClosed ? s.closedCover : ""}`}>
          <Cover picture={game.picture} sizes={sizes} {...(eager && { eager })} />
          <Badge game={game} t={t} />
          {!game.isClosed && (
            <span className={s.play[card]} aria-hidden="true">
              <Icon name="play" size={16} />
              {t("play")}
            </span>
          )}
          {card === "tide" && <Tide />}
        </span>
        <span className={s.meta[card]}>
          <strong className={s.name[card]}>{game.name}</strong>
          <span className={s.line}>
            <span className={s.vendor}>
              {game.series && <SeriesMark series={game.series} />}
              {game.vendorName}
            </span>
            {game.rtp && <span className={s.rtp}>{t("rtp", { rtp: percent(game.rtp) })}</span>}
          </span>
        </span>
      </Link>
      {children}
    </article>
  );
}

function Badge({ game, t }: { game: CardGame; t: TFunction<"home"> }) {
  const { card } = useBrand().layout;
  if (game.isClosed) return <span className={s.closed}>{t("maintenance")}</span>;
  if (game.isHot) {
    return (
      <span className={s.hot}>
        {card === "bare" && <Icon name="flame" size={14} />}
        {t("hot")}
      </span>
    );
  }
  if (!game.isNew) return null;
  return (
    <span className={s.fresh}>
      {card === "bare" && <Icon name="sparkles" size={14} />}
      {t("new")}
    </span>
  );
}

function Tide() {
  return (
    <svg className={s.tide} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 12C35 2 65 3 100 10S165 18 200 7V20H0Z" />
    </svg>
  );
}
