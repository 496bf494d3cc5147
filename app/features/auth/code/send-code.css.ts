import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const note = style({
  padding: "0 18px",
  fontSize: 13.5,
  lineHeight: 1.4,
  color: vars.color.muted,
  selectors: { "&:empty": { display: "none" } },
});
