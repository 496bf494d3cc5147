type Written = { upTo: number; cash: bigint; points: number };
type Prize = { from: number; to: number; cash: bigint; points: number };

/** Prizes with their places: each follows the one before, and `upTo` is its last place. */
export const prizesOf = (written: readonly Written[]): Prize[] =>
  written.map(({ upTo, cash, points }, at) => ({
    ...{ from: (written[at - 1]?.upTo ?? 0) + 1, to: upTo, cash, points },
  }));

/** What a place gives; nothing for one without a prize. */
export function prizeAt(prizes: readonly Prize[], place: number): { cash: bigint; points: number } {
  const { cash = 0n, points = 0 } =
    prizes.find(({ from, to }) => place >= from && place <= to) ?? {};
  return { cash, points };
}
