import type { WorkNote } from "../../store/work/work-notes.ts";

const ALL_MAX = 8;
/** A slow merchant keeps places free for the others. */
const OF_MERCHANT_MAX = 2;
const WAITING_MAX = 100;

/**
 * Works on hints, a few at a time and at most two of one merchant. `add` resolves when there is room
 * for more, and drops what waits already. `close` takes no more and returns what waits; `drain` waits
 * for what is under way.
 */
export function createLanes(work: (note: WorkNote) => Promise<void>) {
  const waiting = new Map<string, WorkNote>();
  const running = new Map<string, number>();
  const under = new Set<Promise<void>>();
  let isClosed = false;
  let room = Promise.withResolvers<void>();

  function pump() {
    for (const [key, note] of waiting) {
      if (isClosed || under.size >= ALL_MAX) break;
      const ofMerchant = running.get(note.merchant) ?? 0;
      if (ofMerchant >= OF_MERCHANT_MAX) continue;
      waiting.delete(key);
      running.set(note.merchant, ofMerchant + 1);
      const done = work(note).finally(() => {
        under.delete(done);
        const left = running.get(note.merchant)! - 1;
        if (left > 0) running.set(note.merchant, left);
        else running.delete(note.merchant);
        pump();
      });
      under.add(done);
    }
    if (isClosed || waiting.size < WAITING_MAX) {
      room.resolve();
      room = Promise.withResolvers();
    }
  }

  return {
    isClosed: () => isClosed,
    async add(note: WorkNote): Promise<void> {
      if (isClosed) return;
      waiting.set(JSON.stringify([note.merchant, note.about]), note);
      pump();
      if (waiting.size >= WAITING_MAX) await room.promise;
    },
    close(): WorkNote[] {
      isClosed = true;
      const left = [...waiting.values()];
      waiting.clear();
      pump();
      return left;
    },
    async drain(): Promise<void> {
      await Promise.all(under);
    },
  };
}
