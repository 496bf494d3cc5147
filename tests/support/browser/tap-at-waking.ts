import type { Page } from "@playwright/test";

/**
 * Clicks the element at the most delicate moment of hydration: React has taken the page over, but
 * no effect has run.
 */
export const tapAtWaking = (page: Page, selector: string) =>
  page.addInitScript(waitForWaking, selector);

/** Runs in the browser. React works in steps, one message each; each step here ends its turn. */
function waitForWaking(selector: string) {
  type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } };
  const isAwake = () => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root ? root.stateNode.current.memoizedState?.isDehydrated === false : false;
  };
  const longerThanATurnMs = 6;
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => {
    ahead += longerThanATurnMs;
    return now() + ahead;
  };
  let isTapped = false;
  const usual = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...usual,
    set(this: MessagePort, hear: (event: MessageEvent) => void) {
      usual?.set?.call(this, (event: MessageEvent) => {
        hear.call(this, event);
        if (isTapped || !isAwake()) return;
        isTapped = true;
        document.querySelector<HTMLElement>(selector)?.click();
      });
    },
  });
}
