import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const boxes = style({ display: "flex", flexDirection: "column", gap: 0 });
export const age = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  minHeight: 28,
  padding: "0 10px",
  borderRadius: 14,
  background: vars.color.badge,
  color: vars.color.onBadge,
  fontSize: 14,
  fontWeight: 800,
});
export const link = style({
  padding: "8px 0",
  color: vars.color.link,
  fontWeight: 700,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
