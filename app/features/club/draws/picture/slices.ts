type Share = { key: string; weight: number };
/** A piece of the wheel: the numbers from `from` up to `to`, which all name one prize. */
export type Slice = { key: string; from: number; to: number };

const LARGEST = 0.12;
/** Steps of the golden section spread any number of places without bringing two together. */
const GOLDEN = 0.618;

/**
 * The wheel's pieces in their order. Each prize has exactly its share of the circle; one with a large
 * share has several pieces, spread so that equal ones touch only if they are more than half of all.
 * Prizes of one piece are spread too: names of narrow pieces beside each other have no room.
 */
export function slicesOf(prizes: readonly Share[]): readonly Slice[] {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  let from = 0;
  const pieces = prizes.flatMap(({ key, weight }, at) => {
    const count = Math.min(weight, Math.ceil(weight / sum / LARGEST));
    const start = from;
    from += weight;
    return Array.from({ length: count }, (_, index) => ({
      ...{ key, from: start + Math.round((weight * index) / count) },
      to: start + Math.round((weight * (index + 1)) / count),
      place: count === 1 ? (0.5 + at * GOLDEN) % 1 : (index + 0.5) / count,
    }));
  });
  return apart(
    pieces.toSorted((one, other) => one.place - other.place).map(({ place: _, ...one }) => one),
  );
}

/**
 * Moves one of two equal neighbours to the nearest place between two other prizes. Each move parts a
 * pair and joins none, so the moves end.
 */
function apart(order: readonly Slice[]): readonly Slice[] {
  const count = order.length;
  const next = (at: number) => (at + 1) % count;
  const places = order.map((_, at) => at);
  const moves = places
    .filter((at) => order[at]!.key === order[next(at)]!.key)
    .flatMap((at) =>
      places
        .filter((gap) => ![gap, next(gap)].some((side) => order[side]!.key === order[at]!.key))
        .map((gap) => ({ from: at, to: gap + 1, steps: Math.abs(gap - at) })),
    );
  const [move] = moves.toSorted(
    (one, other) =>
      Math.min(one.steps, count - one.steps) - Math.min(other.steps, count - other.steps),
  );
  if (!move) return order;
  const { from, to } = move;
  const rest = order.toSpliced(from, 1);
  return apart(rest.toSpliced(to > from ? to - 1 : to, 0, order[from]!));
}

/** Where each piece begins and ends on the circle, in degrees from the top. */
export function anglesOf(slices: readonly Slice[]): { slice: Slice; start: number; end: number }[] {
  const sum = slices.reduce((total, { from, to }) => total + to - from, 0);
  let at = 0;
  return slices.map((slice) => {
    const start = at;
    at += ((slice.to - slice.from) / sum) * 360;
    return { slice, start, end: at };
  });
}

/** The angle of the circle that stands for a number, and for a prize that another one fell to. */
export function angleOf(slices: readonly Slice[], number: number, key: string): number {
  const angles = anglesOf(slices);
  const drawn = angles.find(({ slice }) => number >= slice.from && number < slice.to);
  const shown = drawn?.slice.key === key ? drawn : angles.find(({ slice }) => slice.key === key);
  if (!shown) return 0;
  const { slice, start, end } = shown;
  const part = shown === drawn ? (number - slice.from + 0.5) / (slice.to - slice.from) : 0.5;
  return start + (end - start) * part;
}
