// @ts-check
import { element } from "../../shared/client/elements.js";

/** The amount of the selected chip. */
export function chosenChip() {
  const chip = element("chips").querySelector("input:checked");
  return BigInt(chip instanceof HTMLInputElement ? chip.value : "0");
}

/**
 * A chip's face: "25", "1.5k".
 * @param {bigint} amount
 * @param {string} locale
 */
export function chipText(amount, locale) {
  const whole = Number(amount / 10_000n);
  return whole < 1_000
    ? String(whole)
    : `${new Intl.NumberFormat(locale).format(Math.floor(whole / 100) / 10)}k`;
}

/**
 * A pile's colour, by its highest chip.
 * @param {bigint} amount
 */
export function sizeOf(amount) {
  const whole = amount / 10_000n;
  return whole >= 500n ? "4" : whole >= 100n ? "3" : whole >= 25n ? "2" : whole >= 5n ? "1" : "0";
}
