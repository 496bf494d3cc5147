/**
 * When each merchant last changed, counted in announcements. Anything made before that is stale.
 */
export type Changes = {
  /** The number of announcements so far. */
  count(): number;
  /** The count at this merchant's last announcement; 0 before its first. */
  lastOf(merchant: string): number;
  /** Records that this merchant has changed, or all of them when none is named. */
  note(merchant?: string): void;
};

export function createChanges(): Changes {
  const last = new Map<string, number>();
  let count = 0;
  let lastOfAll = 0;
  return {
    count: () => count,
    lastOf: (merchant) => Math.max(lastOfAll, last.get(merchant) ?? 0),
    note(merchant) {
      count += 1;
      if (merchant === undefined) {
        lastOfAll = count;
        last.clear();
      } else last.set(merchant, count);
    },
  };
}
