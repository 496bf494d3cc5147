import { style } from "@vanilla-extract/css";

const fontSize = "max(0.78em, 11px)";

/** The digits below cents. */
export const rest = style({ fontSize, fontWeight: 500 });
/** The same width beside whole cents of a column, so that the cents stand below each other. */
export const none = style({
  display: "none",
  width: "2ch",
  fontSize,
  selectors: { "td &": { display: "inline-block" } },
});
