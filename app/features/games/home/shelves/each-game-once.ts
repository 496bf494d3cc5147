/** As many as a wide row shows at once: a shelf becomes no shorter by leaving out repeats. */
export const SHELF_LEAST = 8;

type Shelf<Game> = {
  /** What it could show, best first. */
  games: readonly Game[];
  most: number;
};

/**
 * The games of a page's shelves, in their order. A shelf leaves out what stands above it. With fewer
 * than SHELF_LEAST games left, repeats fill its end.
 */
export function eachGameOnce<Game extends { gameCode: string }>(
  shelves: readonly Shelf<Game>[],
  above: Iterable<string> = [],
): Game[][] {
  const seen = new Set(above);
  return shelves.map(({ games, most }) => {
    const unseen = games.filter(({ gameCode }) => !seen.has(gameCode)).slice(0, most);
    const missing = Math.max(0, Math.min(SHELF_LEAST, most) - unseen.length);
    const repeats = games.filter(({ gameCode }) => seen.has(gameCode)).slice(0, missing);
    for (const { gameCode } of unseen) seen.add(gameCode);
    return [...unseen, ...repeats];
  });
}
