import { createVar, fallbackVar } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const own = createVar();

/** The colour of a focus ring: that of its ground, or of a link. */
const ring = fallbackVar(own, vars.color.link);

/** Rings on a ground that hides the colour of links get this ink. */
export const ringOf = (ink: string) => ({ [own]: ink });

/** The ring of a control, for the box that stands for it. */
export const controlRing = { outline: `3px solid ${ring}`, outlineOffset: 2 };

/**
 * The ring of a field's box, in addition to its edge: an error's edge looks alike without focus. It has
 * the ink of text, because the red of a brand's links would look like an error.
 */
export const fieldRing = {
  outline: `2px solid ${fallbackVar(own, vars.color.ink)}`,
  outlineOffset: 0,
};
