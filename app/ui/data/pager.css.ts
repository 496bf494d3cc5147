import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "../layout/media.ts";

const { color } = vars;
export const pager = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  marginTop: 20,
});
export const place = style({
  minWidth: 130,
  textAlign: "center",
  fontSize: 14,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
/** The page and the number of pages, on screens too narrow for every page's number. */
export const shortPlace = style([place, { "@media": { [media.wide]: { display: "none" } } }]);
export const numbers = style({
  display: "flex",
  gap: 4,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { display: "none" } },
});
const step = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
});
export const on = style([
  step,
  { background: color.tint, color: color.ink, selectors: { "&:hover": { color: color.link } } },
]);
export const off = style([step, { color: color.edge }]);
export const current = style([
  step,
  { background: color.selected, color: color.onSelected, fontWeight: 700 },
]);
export const gap = style([step, { color: color.muted }]);
