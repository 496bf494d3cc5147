type Marked = { isHot: boolean };

const SPAN = 12;
const MOST = 2;

/** Keeps the mark of a popular game on the first two of every twelve: on all of them it says nothing. */
export function fewHot<Game extends Marked>(games: readonly Game[]): Game[] {
  const shown: Game[] = [];
  for (const [index, game] of games.entries()) {
    const before = shown.slice(index - (index % SPAN)).filter(({ isHot }) => isHot).length;
    shown.push(game.isHot && before >= MOST ? { ...game, isHot: false } : game);
  }
  return shown;
}
