// @ts-check
import { element, pause } from "../../shared/client/elements.js";

/** The plate over the reels: big wins pass by, free games wait for the player. */
export function createBanner() {
  const banner = element("banner");
  const title = element("banner-title");
  const text = element("banner-text");
  const button = element("banner-button");

  function put(/** @type {string} */ first, /** @type {string} */ second) {
    title.textContent = first;
    text.textContent = second;
    banner.hidden = false;
  }

  return {
    get isOpen() {
      return !banner.hidden;
    },
    /**
     * Passes by itself.
     * @param {string} first
     * @param {string} second
     * @param {number} ms
     */
    async pass(first, second, ms) {
      put(first, second);
      banner.dataset.kind = "pass";
      button.hidden = true;
      await pause(ms);
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
      put(first, second);
      banner.dataset.kind = "ask";
      button.textContent = label;
      button.hidden = false;
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
