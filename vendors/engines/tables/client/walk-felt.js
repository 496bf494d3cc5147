// @ts-check
import { element } from "../../shared/client/elements.js";

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * A board of many places is one stop of the Tab key for each group of bets. The arrows move over all of
 * it, Home and End within a group. A table with few places has each as a stop.
 */
export function walkFelt() {
  const felt = element("felt");
  const all = /** @type {NodeListOf<HTMLButtonElement>} */ (
    felt.querySelectorAll("button[data-group]")
  );
  /** @type {Map<string, HTMLButtonElement>} */
  const stops = new Map();
  const open = () => [...all].filter((place) => !place.disabled);
  const groupOf = (/** @type {HTMLElement} */ place) => place.dataset.group ?? "";

  function arrange() {
    for (const place of open()) {
      const stop = stops.get(groupOf(place));
      if (!stop || stop.disabled) stops.set(groupOf(place), place);
    }
    for (const place of all) place.tabIndex = stops.get(groupOf(place)) === place ? 0 : -1;
  }

  /** @param {HTMLButtonElement} from @param {string} key */
  function target(from, key) {
    const step = STEPS[key];
    if (step) return nextPlace(middleOf(from), open().map(middleOf), step)?.place;
    if (key !== "Home" && key !== "End") return undefined;
    return open()
      .filter((place) => groupOf(place) === groupOf(from))
      .at(key === "Home" ? 0 : -1);
  }

  felt.addEventListener("focusin", ({ target: place }) => {
    if (!(place instanceof HTMLButtonElement) || !place.dataset.group) return;
    stops.set(groupOf(place), place);
    arrange();
  });
  felt.addEventListener("keydown", (event) => {
    const { target: from, key } = event;
    if (!(from instanceof HTMLButtonElement) || !from.dataset.group) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = target(from, key);
    if (place) place.focus();
    if (place || key in STEPS) event.preventDefault();
  });
  document.getElementById("kinds")?.addEventListener("change", arrange);
  arrange();
  element("to-felt").addEventListener("click", (event) => {
    // An address of its own would be a step of the browser's history.
    event.preventDefault();
    /** @type {HTMLElement | null} */ (
      felt.querySelector('button:enabled:not([tabindex="-1"])')
    )?.focus();
  });
}

/** @param {HTMLButtonElement} place */
function middleOf(place) {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { place, x: left + width / 2, y: top + height / 2 };
}

/** How much more a step to the side counts than one ahead. */
const ASIDE = 3;

/**
 * The nearest place in a direction: the middle that lies ahead with the least way to the side. Null at
 * the board's edge.
 * @template {{ x: number, y: number }} Place
 * @param {Place} from
 * @param {readonly Place[]} places
 * @param {readonly [across: number, down: number]} step
 * @returns {Place | null}
 */
export function nextPlace(from, places, [across, down]) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * across + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * across);
    if (ahead < 1 || aside > ahead * ASIDE) continue;
    const way = ahead + aside * ASIDE;
    if (way >= least) continue;
    [best, least] = [place, way];
  }
  return best;
}
