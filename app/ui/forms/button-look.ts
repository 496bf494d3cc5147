import * as s from "./button.css.ts";

export type ButtonLook = {
  tone?: keyof typeof s.tones | undefined;
  size?: keyof typeof s.sizes | undefined;
  wide?: boolean | undefined;
};

/** The classes of a button, for other elements that look like one. */
export const buttonLook = ({ tone = "action", size = "medium", wide }: ButtonLook = {}) =>
  [s.base, s.tones[tone], s.sizes[size], wide && s.wide].filter(Boolean).join(" ");
