import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/** A count on the corner of an icon. */
export const badge = style({
  position: "absolute",
  minWidth: 18,
  padding: "0 4px",
  borderRadius: 99,
  background: vars.color.badge,
  color: vars.color.onBadge,
  fontSize: 11,
  fontWeight: 750,
  lineHeight: 18 / 11,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
