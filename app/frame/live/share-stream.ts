import type { LiveKind } from "#platform/contract/wire/live.ts";
import { type Hearer, openStream } from "./open-stream.ts";

type TabMessage = { kinds: LiveKind[] } | { isUp: boolean } | { asks: true };

/** The channel of one member's tabs. */
export const liveChannelOf = (account: string) => `live-${account}`;

/**
 * Shares one tab's stream with the browser's other tabs. A browser opens six connections per host
 * over HTTP/1.1, so six tabs would take them all. The tab that holds the lock opens the stream and
 * forwards its events; when it closes, the next in line takes over. In a browser without locks or
 * channels each tab opens its own stream.
 */
export function shareStream(account: string, hearer: Hearer): () => void {
  if (!navigator.locks || !("BroadcastChannel" in window)) return openStream(hearer);
  const name = liveChannelOf(account);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const { signal } = leaving;
  let isUpHere: boolean | undefined;

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ("kinds" in data) hearer.onWords(data.kinds);
    else if ("isUp" in data) hearer.onUp(data.isUp);
    else if ("asks" in data && isUpHere !== undefined) tell({ isUp: isUpHere });
  };
  const tell = (message: TabMessage) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const onUp = (isUp: boolean) => {
    isUpHere = isUp;
    hearer.onUp(isUp);
    tell({ isUp });
  };
  const onWords = (kinds: LiveKind[]) => {
    hearer.onWords(kinds);
    tell({ kinds });
  };
  const lead = () =>
    new Promise<void>((done) => {
      // Events may have been lost between the previous leader and this tab.
      onUp(false);
      const close = openStream({ onWords, onUp });
      signal.addEventListener("abort", () => {
        close();
        done();
      });
    });

  tell({ asks: true });
  navigator.locks.request(name, { signal }, lead).catch(() => {
    // The tab left while it was still in line.
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}
