import { style } from "@vanilla-extract/css";

/** Covers its whole tile. Without scripts it is visible, because it then names the chosen files. */
export const coveringInput = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  "@media": {
    "(scripting: none)": { position: "static", height: "auto", minHeight: 44, opacity: 1 },
  },
});
