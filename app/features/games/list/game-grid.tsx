import type { CardGame } from "../card/card-game.ts";
import { GameCard } from "../card/game-card.tsx";
import * as s from "./games-list.css.ts";

const FIRST_ROW = 6;

export function GameGrid({ games }: { games: CardGame[] }) {
  return (
    <ul className={s.grid}>
      {games.map((game, index) => (
        <li key={game.gameCode} className={s.cell}>
          <GameCard game={game} isEager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
