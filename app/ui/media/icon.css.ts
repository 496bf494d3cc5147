import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const icon = style({
  display: "block",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap as "round",
  strokeLinejoin: vars.icon.join as "round",
});
/** An icon that points forward or back is mirrored in right-to-left languages. */
export const directed = style({});
globalStyle(`[dir=rtl] ${directed}`, { transform: "scaleX(-1)" });
