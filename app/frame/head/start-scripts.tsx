const SLOW_PAGE_MS = 4000;

declare global {
  interface Window {
    /** The page's wording by address, requested together with the scripts. */
    earlyWording?: Record<string, Promise<Response | undefined>>;
  }
}

/**
 * Runs in the browser on its own source, so it uses nothing from outside. It starts the waiting
 * scripts once the page and its pictures are loaded, at the visitor's first move, or after
 * `slowPageMs`. It keeps the script elements, because React knows them. Input typed before that is
 * replayed to React (early-input.tsx).
 */
function startScripts(slowPageMs: number) {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown"];
  const start = () => {
    // A key pressed this early finds no script to start, and no other event may follow.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    for (const sign of signs) removeEventListener(sign, onSign);
    clearTimeout(timer);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[type="text/later"]')) {
      link.rel = "modulepreload";
    }
    const script = document.querySelector<HTMLScriptElement>('script[type="text/later"]');
    if (!script) return;
    const { words } = JSON.parse(document.getElementById("i18n")?.textContent ?? "{}");
    const early: Window["earlyWording"] = {};
    for (const address of Object.values<string>(words)) {
      early[address] = fetch(address).catch(() => undefined);
    }
    window.earlyWording = early;
    script.async = true;
    script.type = "module";
    // A new child makes the browser process the element again; an empty one leaves the script's hash.
    script.append("");
  };
  const onSign = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // Browsers report a move of nothing when the layout changes under a pointer that rests.
    if (type !== "pointermove" || movementX || movementY) start();
  };
  const timer = setTimeout(start, slowPageMs);
  // The frame after the load shows what was loaded last.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
}

/** Starts the scripts that `laterScripts` has delayed. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${startScripts})(${SLOW_PAGE_MS})` }}
    />
  );
}
