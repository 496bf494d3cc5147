import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { media } from "#app/ui/layout/media.ts";
import type { ListGame } from "../card/card-game.ts";
import { fewHot } from "../card/mark/few-hot.ts";
import { hasRows } from "./cards/has-rows.ts";
import { isLargePlace } from "./cards/large-places.ts";
import { ListCard } from "./cards/list-card.tsx";
import { cell, largeCell } from "./cards/list-cell.css.ts";
import { ListRow } from "./cards/list-row.tsx";
import { PAGE_SIZE } from "./filters/list-query.ts";
import * as s from "./games-list.css.ts";

const FIRST_ROW = 6;
const BANNER_AFTER = 12;
const LARGE_SIZES = `${media.narrowSize} 94vw, 420px`;

type Props = {
  games: ListGame[];
  /** How many games of the list stand on earlier pages. */
  before?: number;
  /** What stands below the first shelf, or below all games when there are fewer. */
  between?: ReactNode;
  /** True with a banner among that, which stands higher. */
  hasBanner?: boolean;
  /** What fills the row of games that are fewer than a row has places. */
  rest?: ReactNode;
};

/** The games of a list, in the form that the brand chose for its lobbies. */
export function GameGrid({ games, before = 0, between, hasBanner = false, rest }: Props) {
  const { lobby } = useBrand().layout;
  const shelf = hasBanner ? BANNER_AFTER : PAGE_SIZE;
  const hasRest = rest && games.length < FIRST_ROW;
  const cards = fewHot(games).map((game, index) => {
    const isLarge = isLargePlace(index, games.length);
    const eager = index < FIRST_ROW && { eager: "always" as const };
    const sizes = isLarge && lobby === "mosaic" && { sizes: LARGE_SIZES };
    return (
      <li key={game.gameCode} className={isLarge ? largeCell : cell}>
        {hasRows(lobby) ? (
          <ListRow game={game} place={before + index + 1} {...eager} />
        ) : (
          <ListCard game={game} {...eager} {...sizes} />
        )}
      </li>
    );
  });
  return (
    <div className={s.shelf}>
      <ul className={s.grid} data-covers="">
        {cards.slice(0, shelf)}
        {between && <li className={placeOf(cards.length, hasBanner)}>{between}</li>}
        {cards.slice(shelf)}
        {hasRest && <li className={s.rest[games.length - 1]}>{rest}</li>}
      </ul>
    </div>
  );
}

/** Beside a whole shelf, or below all games. */
function placeOf(games: number, hasBanner: boolean): string {
  if (hasBanner) return games < BANNER_AFTER ? s.between : s.besideTwelve;
  return games < PAGE_SIZE ? s.between : s.besidePage;
}
