import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const facts = style({
  display: "grid",
  gap: 8,
  maxWidth: "62ch",
  paddingInlineStart: 20,
  listStyle: "disc",
});
export const lines = style({ display: "grid" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2px 12px",
  minHeight: 48,
  margin: "0 -10px",
  padding: "6px 10px",
  borderRadius: radius.control,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:hover": { background: color.tint } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  color: color.link,
  fontWeight: 650,
});
