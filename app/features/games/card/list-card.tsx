import { Link } from "@remix-run/react";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { commonFrame, type ListGame } from "./card-game.ts";
import type { Eager } from "./cover.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { GameCard } from "./game-card.tsx";
import * as s from "./list-card.css.ts";
import { LotteryFavouriteButton } from "./lottery-favourite-button.tsx";

/** A game in a list: to play, to try and to save. */
export function ListCard({ game, eager }: { game: ListGame; eager?: Eager }) {
  const { t } = useTranslation("games");
  const { refused } = useSite();
  const isLottery = game.gameType === "LOTT" || game.gameType === "ELOTT";
  return (
    <GameCard game={game} {...(eager && { eager })}>
      <div className={s.tools}>
        {game.hasDemo && !game.isClosed && !refused.includes("demoPlay") && (
          <Link
            to={`${commonFrame(game.gameCode)}&mode=demo`}
            className={s.demo}
            aria-label={t("card.tryDemo", { game: game.name })}
          >
            <span className={s.demoLabel}>
              <Icon name="play" size={12} />
              {t("card.demo")}
            </span>
          </Link>
        )}
        {isLottery ? <LotteryFavouriteButton game={game} /> : <FavouriteButton game={game} />}
      </div>
    </GameCard>
  );
}
