import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "../layout/inside.ts";
import { media } from "../layout/media.ts";

const { color } = vars;

export const window = style({ display: "flex", alignItems: "center", gap: 8, minWidth: 0 });
const list = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  gap: 8,
  // Room for the focus ring, which the scroller would cut off.
  margin: "-4px",
  padding: "4px",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: 4,
  "@media": {
    // Below a title in the middle.
    [media.wide]: { selectors: { [inside.pageHead.centre]: { justifyContent: "safe center" } } },
    [media.narrow]: { margin: "-4px -16px", padding: "4px 16px", scrollPaddingInline: 16 },
  },
});
const plain = style([list, { "@media": { [media.wide]: { flexWrap: "wrap" } } }]);
/**
 * The specification's slider: 5.5 slides a view with gaps of 10 px. There are fewer on a phone, and
 * where a word needs more room.
 */
const slides = style([list, { display: "flex", gap: 10 }]);
globalStyle(`${slides} > li`, {
  flex: "none",
  minWidth: "calc((100% - 5 * 10px) / 5.5)",
  "@media": { [media.narrow]: { minWidth: "calc((100% - 2 * 10px) / 2.75)" } },
});
export const row = { list, plain, slides };

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
