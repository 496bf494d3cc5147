import { style } from "@vanilla-extract/css";

export const icon = style({
  display: "block",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
