import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const avatar = style({
  flex: "none",
  borderRadius: "50%",
  background: vars.color.tint,
  objectFit: "cover",
});
