// @ts-check
import { element } from "./elements.js";
import { createSheet } from "./sheet.js";

/** Without an earlier stake, the largest stake up to this one is chosen. */
const START = 10_000n;

/**
 * The stake's two buttons, and its amount, which opens the list of all stakes.
 * @param {{ stakes: string[], chosen: string | null, money: (units: bigint) => string,
 *   onChange: (stake: bigint) => void }} options
 */
export function createStake({ stakes, chosen, money, onChange }) {
  const less = /** @type {HTMLButtonElement} */ (element("stake-less"));
  const more = /** @type {HTMLButtonElement} */ (element("stake-more"));
  const known = chosen ? stakes.indexOf(chosen) : -1;
  const first = stakes.findLastIndex((stake) => BigInt(stake) <= START);
  let at = known >= 0 ? known : Math.max(0, first);
  let isLocked = false;
  /** @type {bigint | null} the stake of a gift's rounds */
  let held = null;

  const dialog = createSheet("stakes");
  const open = /** @type {HTMLButtonElement} */ (element("open-stakes"));
  const list = stakes.map((stake, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "choice";
    button.textContent = money(BigInt(stake));
    button.addEventListener("click", () => {
      step(index - at);
      dialog.close();
    });
    return button;
  });
  element("stake-list").append(...list);
  open.addEventListener("click", () => dialog.showModal());

  const value = () => held ?? BigInt(stakes[at] ?? "0");
  function show() {
    element("stake").textContent = money(value());
    less.disabled = isLocked || held !== null || at === 0;
    more.disabled = isLocked || held !== null || at === stakes.length - 1;
    open.disabled = isLocked || held !== null;
    list.forEach((button, index) => {
      button.setAttribute("aria-pressed", String(index === at));
    });
    onChange(value());
  }
  function step(/** @type {number} */ by) {
    const next = at + by;
    if (isLocked || held !== null || next < 0 || next >= stakes.length) return;
    at = next;
    show();
  }
  less.addEventListener("click", () => step(-1));
  more.addEventListener("click", () => step(1));
  show();

  return {
    value,
    step,
    /**
     * @param {boolean} locked
     * @param {bigint | null} giftStake
     */
    lock(locked, giftStake) {
      isLocked = locked;
      held = giftStake;
      show();
    },
  };
}
