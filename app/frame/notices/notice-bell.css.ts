import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const bell = style({ position: "relative", display: "inline-flex" });
/** New notices; the label says so too. */
export const dot = style({
  position: "absolute",
  top: -2,
  insetInlineEnd: -2,
  width: 9,
  height: 9,
  borderRadius: "50%",
  background: vars.color.badge,
});
