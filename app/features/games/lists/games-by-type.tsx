import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { GAME_LISTS, hasList } from "#themes/game-types.ts";
import type { ListGame } from "../card/card-game.ts";
import { GameGrid } from "../list/game-grid.tsx";
import * as s from "../list/games-list.css.ts";

/**
 * Games under a heading per type when there are several types. A few games share their row with the
 * way to all of their type.
 */
export function GamesByType({ games, between }: { games: ListGame[]; between: ReactNode }) {
  const { t } = useTranslation("common");
  const types = [...new Set(games.map(({ gameType }) => gameType))];
  return (
    <div className={s.groups}>
      {types.map((gameType, index) => (
        <section key={gameType} className={s.group} aria-label={t(`nav.${gameType}`)}>
          {types.length > 1 && <h2 className={s.groupTitle}>{t(`nav.${gameType}`)}</h2>}
          <GameGrid
            games={games.filter((game) => game.gameType === gameType)}
            rest={
              hasList(gameType) && (
                <Link to={GAME_LISTS[gameType]} className={s.restLink}>
                  {t("nav.all", { type: t(`nav.${gameType}`) })}
                  <Icon name="arrow-right" size={22} />
                </Link>
              )
            }
          />
          {index === 0 && <div className={s.below}>{between}</div>}
        </section>
      ))}
    </div>
  );
}
