const MONEY_MESSAGES = ["game:balance", "balance", "round"];
const PAUSE_MS = 800;

type Options = { frame: HTMLIFrameElement; origin: string; onMoney: () => void };

/** Whether a message is the game's word that money moved: from its window, its origin, its shape. */
export function isMoneyMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  from: { origin: string; window: unknown },
): boolean {
  if (event.origin !== from.origin || event.source !== from.window) return false;
  const type: unknown = (event.data as { type?: unknown } | null)?.type;
  return typeof type === "string" && MONEY_MESSAGES.includes(type);
}

/**
 * Tells when the balance may have changed: at the game's word, and when the window is looked at
 * again, for games that say nothing. Several words at once become one. Returns what ends it.
 */
export function watchGame({ frame, origin, onMoney }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onMoney();
    }, PAUSE_MS);
  };
  const hear = (event: MessageEvent) => {
    if (isMoneyMessage(event, { origin, window: frame.contentWindow })) soon();
  };
  window.addEventListener("message", hear, { signal });
  window.addEventListener("focus", soon, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
