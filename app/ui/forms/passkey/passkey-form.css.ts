import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: 12,
  marginTop: 12,
  "@media": { "(scripting: none)": { display: "none" } },
});
