// @ts-check
import { element, isCalm } from "../../shared/client/elements.js";
import { chipText, sizeOf } from "./chips.js";

const LOSE_MS = 520;
const PAY_MS = 480;
const STAY_MS = 900;
const HOME_MS = 560;

/**
 * Moves the chips of a settled round: those that lost go to the house, a payout comes from it, and
 * what is paid goes home to the player. The chips on the places are untouched.
 * @param {HTMLElement} felt
 * @param {Readonly<Record<string, string>>} bets
 * @param {Readonly<Record<string, string>>} paid
 * @param {string} locale
 */
export function payChips(felt, bets, paid, locale) {
  if (isCalm()) return;
  const house = middleOf(/** @type {Element} */ (document.querySelector(".stage")));
  const home = middleOf(element("win"));
  for (const [spot, text] of Object.entries(bets)) {
    const lying = felt.querySelector(`[data-spot="${spot}"] .spotChip`);
    if (!lying || lying.matches("[hidden]")) continue;
    const back = BigInt(paid[spot] ?? "0");
    const mine = chipAt(lying, BigInt(text), locale);
    if (back === 0n)
      travel(mine, [
        [middleOf(mine), 0],
        [house, LOSE_MS],
      ]);
    else payOne(mine, back - BigInt(text), { house, home, locale });
  }
}

/**
 * @typedef {{ x: number, y: number }} Point
 * @param {HTMLElement} mine the stake that won
 * @param {bigint} gain
 * @param {{ house: Point, home: Point, locale: string }} options
 */
function payOne(mine, gain, { house, home, locale }) {
  const place = middleOf(mine);
  const wait = PAY_MS + STAY_MS;
  travel(mine, [
    [place, 0],
    [place, wait],
    [home, wait + HOME_MS],
  ]);
  if (gain <= 0n) return;
  const beside = { x: place.x + mine.offsetWidth * 0.55, y: place.y - mine.offsetHeight * 0.4 };
  const extra = chipAt(mine, gain, locale);
  travel(extra, [
    [house, 0],
    [beside, PAY_MS],
    [beside, wait + 90],
    [home, wait + 90 + HOME_MS],
  ]);
}

/**
 * A chip over the page, where the other lies.
 * @param {Element} lying
 * @param {bigint} amount
 * @param {string} locale
 */
function chipAt(lying, amount, locale) {
  const { left, top, width, height } = lying.getBoundingClientRect();
  const chip = document.createElement("span");
  chip.className = "spotChip movingChip";
  chip.dataset.size = sizeOf(amount);
  chip.textContent = chipText(amount, locale);
  chip.setAttribute("aria-hidden", "true");
  const side = Math.max(width, height, 28);
  Object.assign(chip.style, { width: `${side}px`, height: `${side}px` });
  Object.assign(chip.style, {
    left: `${left + width / 2 - side / 2}px`,
    top: `${top + height / 2 - side / 2}px`,
  });
  document.body.append(chip);
  return chip;
}

/**
 * Moves a chip by way of the points, each at its time, and takes it from the page at the end.
 * @param {HTMLElement} chip
 * @param {readonly (readonly [point: Point, atMs: number])[]} way
 */
function travel(chip, way) {
  const from = middleOf(chip);
  const duration = way.at(-1)?.[1] ?? 0;
  const frames = way.map(([{ x, y }, at], step) => ({
    translate: `${x - from.x}px ${y - from.y}px`,
    offset: at / duration,
    opacity: step === way.length - 1 ? 0.15 : 1,
    scale: step === way.length - 1 ? 0.7 : 1,
    easing: "cubic-bezier(.3,.1,.3,1)",
  }));
  chip.animate(frames, { duration, fill: "both" }).finished.finally(() => chip.remove());
}

/** @param {Element} one */
function middleOf(one) {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
