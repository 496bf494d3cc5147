import type { ListGame } from "../../card/card-game.ts";
import type { Eager } from "../../card/cover.tsx";
import { GameCard } from "../../card/game-card.tsx";
import { GameTools } from "../../card/game-tools.tsx";

type Props = { game: ListGame; eager?: Eager; sizes?: string };

/** A game in a list as a picture: to play, to try and to save. */
export function ListCard({ game, ...picture }: Props) {
  return (
    <GameCard game={game} {...picture}>
      <GameTools game={game} />
    </GameCard>
  );
}
