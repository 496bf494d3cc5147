// @ts-check

/**
 * The page's element with that id; a missing element is a bug in the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page lacks #${id}`);
  return found;
}

/** An amount of more letters is written smaller. */
const LONG = 14;

/**
 * @param {string} id
 * @param {string} amount
 */
export function writeAmount(id, amount) {
  const place = element(id);
  place.textContent = amount;
  place.toggleAttribute("data-long", amount.length > LONG);
}

/** In a window of its own the game says what the site's bar says around a frame. */
export function showPartsOutsideSite() {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-alone]")
  ))
    part.hidden = window.parent !== window;
}

/** True when the player prefers reduced motion. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fills values into a text's {names}.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
