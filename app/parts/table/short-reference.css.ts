import { style } from "@vanilla-extract/css";

export const reference = style({
  display: "inline-flex",
  alignItems: "center",
  whiteSpace: "nowrap",
  fontSize: 13.5,
});
