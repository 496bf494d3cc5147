// @ts-check
import { element, isCalm, pause } from "../../../shared/client/elements.js";

/** The turns of the symbols before the drawn one shows, each slower than the one before. */
const TURNS = 16;
const TURN_MS = 60;
const SLOWER_MS = 6;

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
    delete banner.dataset.chosen;
    button.hidden = kind !== "ask";
    banner.hidden = false;
  }

  /** A mask with a hole where the words and the amount stand, once they have landed. */
  function roundWords() {
    const { left, top } = banner.getBoundingClientRect();
    const bottom = text.offsetTop + text.offsetHeight;
    const x = left + banner.offsetWidth / 2;
    const y = top + (title.offsetTop + bottom) / 2;
    const wide = Math.max(title.offsetWidth, text.offsetWidth) * 0.75;
    const high = (bottom - title.offsetTop) * 0.75;
    return `radial-gradient(${wide}px ${high}px at ${x}px ${y}px, #0000 70%, #000)`;
  }

  /** @param {string} chosen */
  function turnTo(chosen) {
    const paid = [...document.querySelectorAll("symbol[id^=symbol-]:not(#symbol-W, #symbol-S)")];
    let left = isCalm() ? 0 : TURNS;
    const turn = () => {
      const isDrawn = left === 0;
      const id = isDrawn ? `symbol-${chosen}` : paid[left % paid.length]?.id;
      symbolPlace.setAttribute("href", `#${id}`);
      left -= 1;
      if (!isDrawn) setTimeout(turn, TURN_MS + (TURNS - left) * SLOWER_MS);
    };
    turn();
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
      if (kind !== "pass") document.body.style.setProperty("--round-words", roundWords());
      const skipped = new Promise((resolve) => {
        skip = () => resolve(null);
      });
      await Promise.race([pause(ms), skipped]);
      skip = () => {};
      banner.hidden = true;
      document.body.style.removeProperty("--round-words");
    },
    /**
     * Waits for the player; the symbols of which one was drawn turn before it shows.
     * @param {string} first
     * @param {string} second
     * @param {string} label
     * @param {string | null} [chosen] a symbol that was drawn
     * @returns {Promise<void>}
     */
    ask(first, second, label, chosen = null) {
      put("ask", first, second, chosen ?? "S");
      if (chosen) {
        banner.dataset.chosen = "";
        turnTo(chosen);
      }
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
