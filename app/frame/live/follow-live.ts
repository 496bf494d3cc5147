import { setLive } from "./live-state.ts";
import { shareStream } from "./share-stream.ts";

/** A page hidden for this long stops listening, and asks once when it is visible again. */
const HIDDEN_MS = 60_000;

/**
 * Calls `onNews` while the page is open, whenever the member's own data may have changed. The signs
 * are an event of the stream, its return after a gap, and a page that becomes visible after it
 * stopped listening.
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
  // The browser cannot keep a page with an open stream for the back button.
  addEventListener("pagehide", stop, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && start(), { signal });
  look();
  return () => {
    leaving.abort();
    stop();
  };
}
