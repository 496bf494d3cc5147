import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 250px), 1fr))",
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const head = style({ display: "flex", alignItems: "center", gap: 14 });
export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: `min(${radius.control}, 14px)`,
  background: color.accent,
  color: color.onAccent,
});
export const name = style({ fontSize: 15.5 });
export const value = style({
  fontSize: 22,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});
