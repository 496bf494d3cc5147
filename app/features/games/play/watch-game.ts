const MONEY_MESSAGES = ["game:balance", "balance", "round"];
const PAUSE_MS = 800;

type Options = { frame: HTMLIFrameElement; origin: string; onMoney: () => void };

/**
 * True when a message says that money moved: its window, origin and shape must match the game's.
 */
export function isMoneyMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  from: { origin: string; window: unknown },
): boolean {
  if (event.origin !== from.origin || event.source !== from.window) return false;
  const type: unknown = (event.data as { type?: unknown } | null)?.type;
  return typeof type === "string" && MONEY_MESSAGES.includes(type);
}

/**
 * Calls `onMoney` when the balance may have changed: at the game's message, and when the window
 * gets focus again, for games that send none. Several messages at once become one. Returns the
 * function that ends it.
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
