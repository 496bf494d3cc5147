/**
 * Something grew that a merchant's jobs read. `about` is its topic, or the kind of run that may be due.
 */
export type WorkNote = { merchant: string; about: string };

const takers = new WeakMap<object, (note: WorkNote) => void>();

/**
 * Notes within a transaction of `inMerchant` that jobs have work. The hint leaves after the commit,
 * never before and never without it. With the store's `db` it leaves at once.
 */
export function noteWork(executor: object, note: WorkNote): void {
  takers.get(executor)?.(note);
}

/** Passes the notes of this executor to `taker`. */
export function takeWork(executor: object, taker: (note: WorkNote) => void): void {
  takers.set(executor, taker);
}

const WINDOW_MS = 1_000;

/**
 * Sends one hint a second of each merchant and topic: the first at once, what follows at the second's
 * end. A hint that cannot be sent is dropped, because the look finds what it was for. `close` sends
 * the rest.
 */
export function createWorkNotes(options: {
  send: (notes: WorkNote[]) => Promise<unknown>;
  onError: (error: unknown) => void;
  windowMs?: number;
}): { add: (note: WorkNote) => void; close: () => Promise<void> } {
  const { send, onError, windowMs = WINDOW_MS } = options;
  /** The open windows, and whether something was noted since they opened. */
  const windows = new Map<string, { note: WorkNote; hasMore: boolean; timer: NodeJS.Timeout }>();
  let waiting: WorkNote[] = [];
  let sending = Promise.resolve();
  let isClosed = false;

  function flush() {
    if (waiting.length === 0) return;
    const notes = waiting;
    waiting = [];
    // Resolves to nothing, or each sending would keep the results of all before it.
    sending = Promise.all([sending, send(notes).catch(onError)]).then(() => {});
  }

  function open(key: string, note: WorkNote) {
    const timer = setTimeout(() => {
      const isBusy = windows.get(key)!.hasMore;
      windows.delete(key);
      if (isBusy) open(key, note);
    }, windowMs).unref();
    windows.set(key, { note, hasMore: false, timer });
    waiting.push(note);
    if (waiting.length === 1) setImmediate(flush);
  }

  return {
    add(note) {
      if (isClosed) return;
      const key = JSON.stringify([note.merchant, note.about]);
      const known = windows.get(key);
      if (known) known.hasMore = true;
      else open(key, note);
    },
    async close() {
      isClosed = true;
      for (const { note, hasMore, timer } of windows.values()) {
        clearTimeout(timer);
        if (hasMore) waiting.push(note);
      }
      windows.clear();
      flush();
      await sending;
    },
  };
}
