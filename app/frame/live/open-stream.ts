import type { LiveKind } from "#platform/contract/wire/live.ts";
import { LIVE_PATH } from "#platform/contract/wire/live-path.ts";
import { checkConnection } from "../connection/connection-state.ts";

export type Hearer = {
  onWords: (kinds: LiveKind[]) => void;
  onUp: (isUp: boolean) => void;
};

const RETRY_MS = 4_000;
const RETRY_MAX_MS = 120_000;

/**
 * Listens to the member's stream until it is left. A browser reconnects by itself after a broken
 * stream but not after a refusal; then this retries, ever more slowly.
 */
export function openStream({ onWords, onUp }: Hearer): () => void {
  let retryMs = RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open() {
    const opened = new EventSource(LIVE_PATH);
    opened.onopen = () => {
      retryMs = RETRY_MS;
      onUp(true);
    };
    opened.onmessage = ({ data }: MessageEvent<string>) =>
      onWords((JSON.parse(data) as { kinds: LiveKind[] }).kinds);
    opened.onerror = () => {
      onUp(false);
      void checkConnection();
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => (source = open()), retryMs * (1 + Math.random()));
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    };
    return opened;
  }

  return () => {
    clearTimeout(timer);
    source.close();
    onUp(false);
  };
}
