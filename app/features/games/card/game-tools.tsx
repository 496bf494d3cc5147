import { Link } from "@remix-run/react";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { commonFrame, type ListGame } from "./card-game.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import * as s from "./game-tools.css.ts";
import { LotteryFavouriteButton } from "./lottery-favourite-button.tsx";

type Props = { game: ListGame; className?: string };

/** What can be done with a game besides playing it: to try and to save it. */
export function GameTools({ game, className = s.overPicture }: Props) {
  const { t } = useTranslation("games");
  const { refused } = useSite();
  const isLottery = game.gameType === "LOTT" || game.gameType === "ELOTT";
  return (
    <div className={className}>
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
  );
}
