import { LIVE_KINDS, type LiveKind } from "../../contract/wire/live.ts";
import type { HeardWord } from "../../store/live-channel.ts";

export type LiveListener = {
  hear(kinds: readonly LiveKind[]): void;
  /** The process is about to end. */
  end(): void;
};

/** The open streams of one process, by member. */
export type LiveHub = {
  /**
   * Returns the function that leaves, or null when the member has too many streams in this process.
   */
  join(owner: { merchant: string; member: string }, listener: LiveListener): (() => void) | null;
  /** Passes events to their members. Without events, anything may have changed for everybody. */
  tell(words?: HeardWord[]): void;
  /** Ends every stream and accepts no new one. */
  close(): void;
};

const STREAMS_MAX = 12;

export function createLiveHub(): LiveHub {
  const streams = new Map<string, Set<LiveListener>>();
  let isClosed = false;
  const keyOf = (merchant: string, member: string) => `${merchant}\0${member}`;
  const everyone = () => [...streams.values()].flatMap((listeners) => [...listeners]);
  return {
    join({ merchant, member }, listener) {
      const key = keyOf(merchant, member);
      const listeners = streams.get(key) ?? new Set();
      if (isClosed || listeners.size >= STREAMS_MAX) return null;
      streams.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && streams.get(key) === listeners) streams.delete(key);
      };
    },
    tell(words) {
      if (!words) for (const listener of everyone()) listener.hear(LIVE_KINDS);
      for (const { merchant, member, kinds } of words ?? []) {
        for (const listener of streams.get(keyOf(merchant, member)) ?? []) listener.hear(kinds);
      }
    },
    close() {
      isClosed = true;
      for (const listener of everyone()) listener.end();
    },
  };
}
