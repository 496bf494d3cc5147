import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/** For screen readers only. */
export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const amount = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});

export const display = style({
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.stretch,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
});

export const muted = style({ color: vars.color.muted });
export const link = style({
  color: vars.color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
});
