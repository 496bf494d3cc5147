import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const clock = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 84,
  height: 84,
});
export const ring = style({ position: "absolute", inset: 0, fill: "none", strokeWidth: 8 });
export const ringBack = style({ stroke: color.surface });
export const ringLeft = style({ stroke: color.noticeInk, strokeLinecap: "round" });
export const clockTime = style({
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  fontSize: 19,
  fontVariantNumeric: "tabular-nums",
});
