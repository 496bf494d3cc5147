import type { LiveKind } from "../contract/wire/live.ts";

/** The member whose pages have news, named directly or by a vendor's session. */
export type LiveNote = { merchant: string; kind: LiveKind } & (
  | { member: string }
  | { tokenHash: string }
);
/** The input of the database's function `live_notify`. */
export type LiveWord = { merchant: string; member?: string; token?: string; kinds: LiveKind[] };

const takers = new WeakMap<object, (note: LiveNote) => void>();

/**
 * Notes a change for a member's pages within a transaction of `inMerchant`. The message leaves
 * after the commit, never before and never without it. With the store's `db` it leaves at once.
 */
export function noteLive(executor: object, note: LiveNote): void {
  takers.get(executor)?.(note);
}

/** Passes the notes of this executor to `taker`. */
export function takeNotes(executor: object, taker: (note: LiveNote) => void): void {
  takers.set(executor, taker);
}

const WINDOW_MS = 50;

/**
 * Collects notes and sends them together. The first note after a quiet time leaves at once, later
 * ones every 50 ms. Each sending has one entry per member. Unsendable notes are dropped, because
 * the pages also poll. `close` sends the rest.
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
    // Resolves to nothing, or each sending would keep the results of all before it.
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
