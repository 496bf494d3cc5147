import type { ReactNode } from "react";
import type { ListGame } from "../card/card-game.ts";
import { ListCard } from "../card/list-card.tsx";
import { fewHot } from "../card/mark/few-hot.ts";
import { PAGE_SIZE } from "./filters/list-query.ts";
import * as s from "./games-list.css.ts";

const FIRST_ROW = 6;

type Props = {
  games: ListGame[];
  /** What stands below the first shelf, or below all games when there are fewer. */
  between?: ReactNode;
  /** What fills the row of games that are fewer than a row has places. */
  rest?: ReactNode;
};

export function GameGrid({ games, between, rest }: Props) {
  const hasRest = rest && games.length < FIRST_ROW;
  const cards = fewHot(games).map((game, index) => (
    <li key={game.gameCode} className={s.cell}>
      <ListCard game={game} {...(index < FIRST_ROW && { eager: "always" as const })} />
    </li>
  ));
  return (
    <div className={s.shelf}>
      <ul className={s.grid} data-covers="">
        {cards.slice(0, PAGE_SIZE)}
        {between && (
          <li className={cards.length < PAGE_SIZE ? s.between : s.besideShelf}>{between}</li>
        )}
        {cards.slice(PAGE_SIZE)}
        {hasRest && <li className={s.rest[games.length - 1]}>{rest}</li>}
      </ul>
    </div>
  );
}
