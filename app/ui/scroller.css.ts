import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "./media.ts";

const { color } = vars;

export const window = style({ display: "flex", alignItems: "center", gap: 8, minWidth: 0 });
export const list = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  gap: 8,
  // Room for the focus ring, which the scroller would cut.
  margin: "-4px",
  padding: "4px",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: 4,
  "@media": {
    [media.narrow]: { margin: "-4px -16px", padding: "4px 16px", scrollPaddingInline: 16 },
  },
});
export const arrow = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color.ink,
  selectors: { "&:disabled": { opacity: 0.4, cursor: "default" } },
  "@media": {
    [media.narrow]: { display: "none" },
    "(scripting: none)": { display: "none" },
  },
});
