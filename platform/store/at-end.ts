type Work = () => Promise<void>;

const ends = new WeakMap<object, Work[]>();

/**
 * Runs `work` after everything else of a transaction of `inMerchant`, just before its commit. So a
 * row that many transactions change is locked only for the commit, and nobody waits for another row
 * while holding it. In any other transaction it runs at once.
 */
export async function atEnd(tx: object, work: Work): Promise<void> {
  const waiting = ends.get(tx);
  if (waiting) waiting.push(work);
  else await work();
}

/** Runs a transaction's work, and then what it left for its end, in the order of leaving. */
export async function withEnd<T>(tx: object, work: () => Promise<T>): Promise<T> {
  const waiting: Work[] = [];
  ends.set(tx, waiting);
  const done = await work();
  ends.delete(tx);
  for (const one of waiting) await one();
  return done;
}
