export type Gatherer<Item, Answer> = (item: Item) => Promise<Answer>;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Answers items in batches of one group each, so that one commit carries many. At most
 * `batchesAtOnce` batches run, of one group at most `batchesOfGroup`; a later item waits. The items
 * of the group that has waited longest leave together, at most `batchMax` at once. No item waits for
 * a timer. When a batch fails, its items are retried one by one, so that one bad item fails alone.
 * The work must be idempotent.
 */
export function gather<Item, Answer>(options: {
  run: (items: Item[]) => Promise<Answer[]>;
  groupOf: (item: Item) => string;
  batchesAtOnce: number;
  batchesOfGroup: number;
  batchMax: number;
}): Gatherer<Item, Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  const runningOf = new Map<string, number>();
  let running = 0;

  async function drain() {
    if (running >= options.batchesAtOnce) return;
    running += 1;
    while (waiting.length > 0) {
      // One turn of the event loop, so that requests read in the same turn travel together.
      await new Promise((resolve) => setImmediate(resolve));
      const group = nextGroup();
      // A batch under way of each waiting group goes on with it.
      if (group === undefined) break;
      count(group, 1);
      await settle(takeOf(group));
      count(group, -1);
    }
    running -= 1;
  }

  /** The group that has waited longest, of those with room for another batch. */
  function nextGroup(): string | undefined {
    const groups = new Set(waiting.map(({ item }) => options.groupOf(item)));
    return [...groups].find((one) => (runningOf.get(one) ?? 0) < options.batchesOfGroup);
  }

  function count(group: string, change: 1 | -1) {
    const next = (runningOf.get(group) ?? 0) + change;
    if (next === 0) runningOf.delete(group);
    else runningOf.set(group, next);
  }

  function takeOf(group: string) {
    const batch: Waiting<Item, Answer>[] = [];
    const rest = waiting.filter((one) => {
      if (batch.length >= options.batchMax || options.groupOf(one.item) !== group) return true;
      batch.push(one);
      return false;
    });
    waiting.splice(0, waiting.length, ...rest);
    return batch;
  }

  async function settle(batch: Waiting<Item, Answer>[]) {
    try {
      const answers = await options.run(batch.map(({ item }) => item));
      for (const [n, { resolve }] of batch.entries()) resolve(answers[n]!);
    } catch (error) {
      if (batch.length === 1) return batch[0]!.reject(error);
      for (const one of batch) await settle([one]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void drain();
    });
}
