import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { wrap } from "../frame.css.ts";

export const strip = style([
  wrap,
  { position: "relative", display: "flex", alignItems: "center", marginTop: 28 },
]);
export const window = style({
  flex: 1,
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  maskImage: "linear-gradient(90deg, transparent, #000 4%, #000 96%, transparent)",
  selectors: {
    "&[data-moving]": { overflow: "hidden" },
    "&:focus-visible": { maskImage: "none", outlineOffset: -3 },
  },
});
export const track = style({
  display: "flex",
  width: "100%",
  selectors: {
    "[data-moving] > &": {
      transitionProperty: "transform",
      transitionTimingFunction: "linear !important",
    },
  },
});
/** Ten a view, seven on medium widths, four on phones. The carousel keeps the same numbers. */
export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "0 0 10%",
  height: 60,
  padding: "0 10px",
  "@media": {
    [media.middle]: { flexBasis: `${100 / 7}%` },
    [media.narrow]: { flexBasis: "25%", padding: "0 6px" },
  },
});
export const logo = style({
  maxWidth: "100%",
  height: 24,
  width: "auto",
  objectFit: "contain",
  opacity: 0.72,
  filter: vars.scheme.mark,
});
