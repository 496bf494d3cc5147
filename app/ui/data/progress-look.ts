import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

type Options = { height: number; width?: number | string; fill?: string };

/** A bar that fills; lengths are in pixels. */
export const progressLook = ({ height, width = "100%", fill = color.link }: Options): StyleRule => {
  const borderRadius = Math.ceil(height / 2);
  return {
    appearance: "none",
    display: "block",
    width,
    height,
    border: 0,
    borderRadius,
    overflow: "hidden",
    background: color.raised,
    selectors: {
      "&::-webkit-progress-bar": { background: color.raised },
      "&::-webkit-progress-value": { background: fill, borderRadius },
      "&::-moz-progress-bar": { background: fill, borderRadius },
    },
  };
};
