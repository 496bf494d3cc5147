export type Gatherer<Item, Answer> = (item: Item) => Promise<Answer>;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Answers items in batches of one group each, so that one commit carries many. At most
 * `batchesAtOnce` batches run; a later item waits. The items of the group that has waited longest
 * leave together, at most `batchMax` at once. No item waits for a
 * timer. When a batch fails, its items are retried one by one, so that one bad item fails alone.
 * The work must be idempotent.
 */
export function gather<Item, Answer>(options: {
  run: (items: Item[]) => Promise<Answer[]>;
  groupOf: (item: Item) => string;
  batchesAtOnce: number;
  batchMax: number;
}): Gatherer<Item, Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let runningBatches = 0;

  async function drain() {
    if (runningBatches >= options.batchesAtOnce) return;
    runningBatches += 1;
    while (waiting.length > 0) {
      // One turn of the event loop, so that requests read in the same turn travel together.
      await new Promise((resolve) => setImmediate(resolve));
      await settle(takeGroup());
    }
    runningBatches -= 1;
  }

  function takeGroup() {
    const [oldest] = waiting;
    if (!oldest) return [];
    const group = options.groupOf(oldest.item);
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
    // A parallel batch may have taken everything that waited.
    if (batch.length === 0) return;
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
