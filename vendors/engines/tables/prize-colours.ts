import type { Prize } from "./rules/money-wheel.ts";

/** Each prize's field and what is written on it, for drawings without the page's style sheet. */
export const PRIZE_COLOURS: Readonly<Record<Prize, readonly [field: string, ink: string]>> = {
  one: ["#f3e7c8", "#3a1b00"],
  three: ["#24478f", "#ffffff"],
  "twenty-five": ["#b3122f", "#ffffff"],
  sun: ["#c05a08", "#fff6d8"],
  moon: ["#5b2ca6", "#fff6d8"],
  star: ["#0b6f6a", "#fff6d8"],
  crown: ["#f2c14e", "#3a1b00"],
};
