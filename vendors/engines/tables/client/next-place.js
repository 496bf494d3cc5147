// @ts-check

/** How much more a step to the side counts than one ahead. */
const ASIDE = 3;

/**
 * The nearest place in a direction: the middle that lies ahead with the least way to the side. Null at
 * the board's edge.
 * @template {{ x: number, y: number }} Place
 * @param {Place} from
 * @param {readonly Place[]} places
 * @param {readonly [across: number, down: number]} step
 * @returns {Place | null}
 */
export function nextPlace(from, places, [across, down]) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * across + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * across);
    if (ahead < 1 || aside > ahead * ASIDE) continue;
    const way = ahead + aside * ASIDE;
    if (way >= least) continue;
    [best, least] = [place, way];
  }
  return best;
}
