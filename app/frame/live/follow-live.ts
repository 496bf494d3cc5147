import { setLive } from "./live-state.ts";
import { shareStream } from "./share-stream.ts";

/** A page that nobody looks at for so long hears nothing more, and asks when it is seen again. */
const HIDDEN_MS = 60_000;

/**
 * Calls `onNews` whenever something of the member's own may have changed, for as long as the page is
 * open: at a word of the stream, when it is back after a gap, and when the page comes back into
 * sight after it stopped to listen.
 */
export function followLive(account: string, onNews: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let leave: (() => void) | undefined;
  let wasUp = false;
  let hasGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onUp = (isUp: boolean) => {
    setLive(isUp);
    if (isUp && hasGap) onNews();
    hasGap = !isUp && wasUp;
    wasUp ||= isUp;
  };
  const start = () => {
    clearTimeout(timer);
    leave ??= shareStream(account, { onWords: onNews, onUp });
  };
  const stop = () => {
    clearTimeout(timer);
    leave?.();
    if (leave) onUp(false);
    leave = undefined;
  };
  const look = () => {
    if (document.visibilityState === "visible") return start();
    timer = setTimeout(stop, HIDDEN_MS);
  };
  document.addEventListener("visibilitychange", look, { signal });
  // A page with an open stream could not be kept for the way back.
  addEventListener("pagehide", stop, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && start(), { signal });
  look();
  return () => {
    leaving.abort();
    stop();
  };
}
