import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const links = style({ display: "flex", flexWrap: "wrap", gap: "0 24px", marginTop: 12 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: vars.color.link,
  fontSize: 14.5,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
