import type { StyleRule } from "@vanilla-extract/css";

/**
 * Leaves out styling, layout and painting of what lies below the window until it comes near; `height`
 * stands for it meanwhile. Where a browser could not let shadows and focus rings out of the box, it
 * draws everything at once.
 */
export const whenNear = (height: number): StyleRule => ({
  "@supports": {
    "(overflow-clip-margin: 1px)": {
      contentVisibility: "auto",
      containIntrinsicSize: `auto ${height}px`,
      overflowClipMargin: 24,
    },
  },
});
