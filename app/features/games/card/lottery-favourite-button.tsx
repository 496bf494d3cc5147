import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ListGame } from "./card-game.ts";
import * as s from "./game-tools.css.ts";
import { Heart } from "./heart.tsx";
import { rememberPress, useLotteryFavourites } from "./lottery-favourites.ts";
import { useSavedGames } from "./saved-games.ts";

/** Saves a lottery in this browser under the member's name (LOTTFAV); a guest logs in first. */
export function LotteryFavouriteButton({ game }: { game: ListGame }) {
  const { t } = useTranslation("games");
  const { username } = useSavedGames();
  const { pathname, search } = useLocation();
  const { gameIds, set } = useLotteryFavourites(username);
  const label = t("card.save", { game: game.name });
  if (username === null) {
    return (
      <Link
        to={`/login?to=${encodeURIComponent(pathname + search)}`}
        className={`${s.heart} ${s.scripted}`}
        aria-label={label}
        onClick={() => rememberPress(game.gameCode)}
      >
        <Heart />
      </Link>
    );
  }
  const isOn = gameIds?.includes(game.gameCode) ?? false;
  return (
    <button
      type="button"
      className={`${s.heart} ${s.scripted}`}
      aria-pressed={isOn}
      aria-label={label}
      onClick={() => set(game.gameCode, !isOn)}
    >
      <Heart />
    </button>
  );
}
