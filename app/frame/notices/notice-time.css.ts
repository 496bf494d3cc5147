import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const time = style({
  display: "block",
  marginBottom: 12,
  fontSize: 14,
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
});
