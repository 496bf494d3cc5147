import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const progress = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 10,
  border: 0,
  borderRadius: 5,
  overflow: "hidden",
  background: color.raised,
  selectors: {
    "&::-webkit-progress-bar": { background: color.raised },
    "&::-webkit-progress-value": { background: color.link, borderRadius: 5 },
    "&::-moz-progress-bar": { background: color.link, borderRadius: 5 },
  },
});
