const SLOW_PAGE_MS = 4000;

declare global {
  interface Window {
    /** The page's wording by its address, asked for together with the scripts. */
    wordsAsleep?: Record<string, Promise<Response | undefined>>;
  }
}

/**
 * Runs in the browser by itself, so it uses nothing from outside: once the page stands there with its
 * pictures, at the visitor's first move, or after a while, the waiting scripts become what they are.
 * Their elements stay, for React knows them. What is typed meanwhile it hears by typed-asleep.tsx.
 */
function startScripts(slowPageMs: number) {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown"];
  const start = () => {
    // A key pressed this early would find no script to start, and no other sign may come.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    for (const sign of signs) removeEventListener(sign, start);
    clearTimeout(timer);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      link.rel = "modulepreload";
    }
    const script = document.querySelector<HTMLScriptElement>('script[type="later"]');
    if (!script) return;
    const { words } = JSON.parse(document.getElementById("i18n")?.textContent ?? "{}");
    const asleep: Window["wordsAsleep"] = {};
    for (const address of Object.values<string>(words)) {
      asleep[address] = fetch(address).catch(() => undefined);
    }
    window.wordsAsleep = asleep;
    script.type = "module";
    // A new text makes the browser look at the element again.
    script.textContent += "\n";
  };
  const timer = setTimeout(start, slowPageMs);
  const afterNextFrame = () => requestAnimationFrame(() => setTimeout(start));
  // Where the first frame is late, a page has loaded before anything of it is seen.
  addEventListener("load", () => {
    if (!PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint")) {
      afterNextFrame();
      return;
    }
    new PerformanceObserver((_, seen) => {
      seen.disconnect();
      afterNextFrame();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}

/** Starts what `laterScripts` has put off. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${startScripts})(${SLOW_PAGE_MS})` }}
    />
  );
}
