// @ts-check

const RADIX = 36;

/**
 * Marked places as the server reads them: each is a bit.
 * @param {Iterable<number>} places
 */
export const placesText = (places) =>
  [...places].reduce((sum, place) => sum + 2 ** place, 0).toString(RADIX);

/**
 * The places of such a text, lowest first.
 * @param {string} text
 */
export function placesOf(text) {
  const sum = Number.parseInt(text, RADIX) || 0;
  return Array.from({ length: 40 }, (_, place) => place).filter(
    (place) => Math.floor(sum / 2 ** place) % 2 === 1,
  );
}

/**
 * Some of the places, in random order: a choice, not a result.
 * @param {number} count
 * @param {number} wanted
 */
export function somePlaces(count, wanted) {
  const left = Array.from({ length: count }, (_, place) => place);
  return Array.from(
    { length: wanted },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 0,
  );
}

/**
 * The buttons of a field or a card, to mark one by one. Tab reaches one of them, arrows the others.
 * @param {{ most: () => number, onFull: () => void, onChange: () => void, onMark: () => void }} options
 */
export function createPlaces({ most, onFull, onChange, onMark }) {
  const box = /** @type {HTMLElement} */ (document.getElementById("places"));
  const buttons = /** @type {HTMLButtonElement[]} */ ([...box.querySelectorAll("button")]);
  const columns = Number(box.dataset.columns);
  /** @type {Set<number>} */
  let marked = new Set();
  let isLocked = false;

  function show() {
    buttons.forEach((button, place) => {
      button.setAttribute("aria-pressed", String(marked.has(place)));
    });
    onChange();
  }

  /** @param {number} place */
  function toggle(place) {
    if (isLocked) return;
    if (!marked.has(place) && marked.size >= most()) return onFull();
    if (!marked.delete(place)) marked.add(place);
    onMark();
    show();
  }

  /** @param {number} place */
  function focus(place) {
    buttons.forEach((button, at) => {
      button.tabIndex = at === place ? 0 : -1;
    });
    buttons[place]?.focus();
  }

  box.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (button) toggle(Number(button.dataset.place));
  });
  box.addEventListener("focusin", ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
  box.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = nextPlace(event.key, at, columns, buttons.length);
    if (at < 0 || next === null) return;
    event.preventDefault();
    focus(next);
  });
  box.inert = false;

  return {
    buttons,
    marked: () => [...marked].sort((a, b) => a - b),
    /** @param {Iterable<number>} places */
    put(places) {
      marked = new Set(places);
      show();
    },
    /** @param {boolean} locked */
    lock(locked) {
      isLocked = locked;
      box.toggleAttribute("data-locked", locked);
    },
    isLocked: () => isLocked,
  };
}

/**
 * Where an arrow leads; null for another key or beyond the rim.
 * @param {string} key
 * @param {number} at
 * @param {number} columns
 * @param {number} count
 */
export function nextPlace(key, at, columns, count) {
  const column = at % columns;
  if (key === "ArrowRight") return column < columns - 1 ? at + 1 : null;
  if (key === "ArrowLeft") return column > 0 ? at - 1 : null;
  if (key === "ArrowDown") return at + columns < count ? at + columns : null;
  if (key === "ArrowUp") return at - columns >= 0 ? at - columns : null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
