import type { LiveKind } from "../contract/wire/live.ts";

/** Whose page has something new to ask for: the member, or the vendor's session they play in. */
export type LiveNote = { merchant: string; kind: LiveKind } & (
  | { member: string }
  | { tokenHash: string }
);
/** What the database's function `live_notify` reads. */
export type LiveWord = { merchant: string; member?: string; token?: string; kinds: LiveKind[] };

const takers = new WeakMap<object, (note: LiveNote) => void>();

/**
 * Notes within a transaction of `inMerchant` what its member will want to see; it is told once the
 * transaction stands, never before and never without it. With the store's `db`: at once.
 */
export function noteLive(executor: object, note: LiveNote): void {
  takers.get(executor)?.(note);
}

/** Has `taker` hear what is noted with this executor. */
export function takeNotes(executor: object, taker: (note: LiveNote) => void): void {
  takers.set(executor, taker);
}

const WINDOW_MS = 50;

/**
 * Gathers notes and sends them together: the first of a quiet time at once, after that one sending
 * in 50 ms, in which everything about one member is one word. What cannot be sent is dropped, for
 * the pages also ask by themselves. `close` sends what is left.
 */
export function createLiveNotes(options: {
  send: (words: LiveWord[]) => Promise<unknown>;
  onError: (error: unknown) => void;
  windowMs?: number;
}): { add: (note: LiveNote) => void; close: () => Promise<void> } {
  const { send, onError, windowMs = WINDOW_MS } = options;
  const waiting = new Map<string, LiveWord>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  let sentAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    sentAt = performance.now();
    const words = [...waiting.values()];
    waiting.clear();
    // Answers nothing, or each sending would keep what all before it answered.
    sending = Promise.all([sending, send(words).catch(onError)]).then(() => {});
  }

  return {
    add(note) {
      if (isClosed) return;
      const word = wordOf(note);
      const key = JSON.stringify([word.merchant, word.member, word.token]);
      const known = waiting.get(key);
      if (!known) waiting.set(key, word);
      else if (!known.kinds.includes(note.kind)) known.kinds.push(note.kind);
      const waitMs = Math.max(0, sentAt + windowMs - performance.now());
      timer ??= setTimeout(flush, waitMs).unref();
    },
    async close() {
      isClosed = true;
      flush();
      await sending;
    },
  };
}

function wordOf(note: LiveNote): LiveWord {
  const { merchant, kind } = note;
  const whom = "member" in note ? { member: note.member } : { token: note.tokenHash };
  return { merchant, ...whom, kinds: [kind] };
}
