export type Gatherer<Item, Answer> = (item: Item) => Promise<Answer>;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Answers items in batches: what arrives while `lanes` batches are under way waits and leaves
 * together, at most `batchMax` at once, so that one commit carries many. Nothing waits on a timer.
 * When a batch fails, its items are tried again one by one (the work must be idempotent), so that
 * one bad item fails alone.
 */
export function gather<Item, Answer>(options: {
  run: (items: Item[]) => Promise<Answer[]>;
  lanes: number;
  batchMax: number;
}): Gatherer<Item, Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let busyLanes = 0;

  async function drain() {
    if (busyLanes >= options.lanes) return;
    busyLanes += 1;
    while (waiting.length > 0) {
      // A turn of the event loop, so that requests read in the same turn travel together.
      await new Promise((resolve) => setImmediate(resolve));
      await settle(waiting.splice(0, options.batchMax));
    }
    busyLanes -= 1;
  }

  async function settle(batch: Waiting<Item, Answer>[]) {
    // Another lane may have taken all that was waiting.
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
