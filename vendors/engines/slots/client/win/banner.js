// @ts-check
import { element, pause } from "../../../shared/client/elements.js";

/** The plate over the reels: big wins pass by, free games wait for the player. */
export function createBanner() {
  const banner = element("banner");
  const title = element("banner-title");
  const text = element("banner-text");
  const button = element("banner-button");
  const symbolPlace = element("emblem-symbol");
  let skip = () => {};
  banner.addEventListener("click", () => skip());

  /**
   * @param {"pass" | "win" | "great" | "huge" | "ask"} kind
   * @param {string} first
   * @param {string} second
   * @param {string} symbol
   */
  function put(kind, first, second, symbol) {
    title.textContent = first;
    title.style.setProperty("--letters", String(first.length));
    text.textContent = second;
    symbolPlace.setAttribute("href", `#symbol-${symbol}`);
    banner.dataset.kind = kind;
    button.hidden = kind !== "ask";
    banner.hidden = false;
  }

  return {
    get isOpen() {
      return !banner.hidden;
    },
    /** @param {string} second */
    tell(second) {
      text.textContent = second;
    },
    /** Ends a banner that passes by itself. */
    skip: () => skip(),
    /**
     * Passes by itself, or when the player presses it.
     * @param {"pass" | "win" | "great" | "huge"} kind
     * @param {{ title: string, text: string, symbol: string, ms: number }} content
     */
    async pass(kind, { title: first, text: second, symbol, ms }) {
      put(kind, first, second, symbol);
      const skipped = new Promise((resolve) => {
        skip = () => resolve(null);
      });
      await Promise.race([pause(ms), skipped]);
      skip = () => {};
      banner.hidden = true;
    },
    /**
     * Waits for the player.
     * @param {string} first
     * @param {string} second
     * @param {string} label
     * @returns {Promise<void>}
     */
    ask(first, second, label) {
      put("ask", first, second, "S");
      button.textContent = label;
      button.focus();
      return new Promise((resolve) => {
        button.onclick = () => {
          banner.hidden = true;
          element("spin").focus();
          resolve();
        };
      });
    },
  };
}
