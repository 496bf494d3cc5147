/** When each merchant last changed, counted in announcements: what was made before is old. */
export type Changes = {
  /** The number of announcements so far. */
  count(): number;
  /** The count at this merchant's last one, 0 before it. */
  lastOf(merchant: string): number;
  /** Notes that this merchant has changed, or any when it is not named. */
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
