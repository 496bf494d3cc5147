import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const bar = style({
  position: "fixed",
  left: "50%",
  bottom: 84,
  zIndex: 14,
  display: "flex",
  transform: "translateX(-50%)",
  borderRadius: 99,
  background: vars.color.ink,
  color: vars.color.page,
  opacity: 0.85,
});
export const link = style({ padding: "10px 16px", fontSize: 13 });
