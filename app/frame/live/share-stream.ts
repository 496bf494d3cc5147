import type { LiveKind } from "#platform/contract/wire/live.ts";
import { type Hearer, openStream } from "./open-stream.ts";

type Told = { kinds: LiveKind[] } | { isUp: boolean } | { asks: true };

/**
 * Hears the stream through one of the browser's tabs: a browser opens six connections to a host over
 * HTTP/1.1, and as many tabs would take them all. Who holds the lock opens the stream and tells the
 * others; when its tab goes, the next in line takes over. Where the browser has neither locks nor
 * channels each tab hears for itself.
 */
export function shareStream(account: string, hearer: Hearer): () => void {
  if (!navigator.locks || !("BroadcastChannel" in window)) return openStream(hearer);
  const name = `live-${account}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const { signal } = leaving;
  let isUpHere: boolean | undefined;

  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if ("kinds" in data) hearer.onWords(data.kinds);
    else if ("isUp" in data) hearer.onUp(data.isUp);
    else if (isUpHere !== undefined) tell({ isUp: isUpHere });
  };
  const tell = (told: Told) => {
    if (!signal.aborted) channel.postMessage(told);
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
      // Between the tab that led before and this one words may have been lost.
      onUp(false);
      const close = openStream({ onWords, onUp });
      signal.addEventListener("abort", () => {
        close();
        done();
      });
    });

  tell({ asks: true });
  navigator.locks.request(name, { signal }, lead).catch(() => {
    // Left while still in line.
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}
