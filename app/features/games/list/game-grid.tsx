import type { ListGame } from "../card/card-game.ts";
import { ListCard } from "../card/list-card.tsx";
import * as s from "./games-list.css.ts";

const FIRST_ROW = 6;

export function GameGrid({ games }: { games: ListGame[] }) {
  return (
    <ul className={s.grid}>
      {games.map((game, index) => (
        <li key={game.gameCode} className={s.cell}>
          <ListCard game={game} {...(index < FIRST_ROW && { eager: "always" as const })} />
        </li>
      ))}
    </ul>
  );
}
