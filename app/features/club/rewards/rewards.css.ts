import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const note = style({ marginTop: 16 });
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: "18px 0 0",
  padding: 0,
  listStyle: "none",
});
export const tab = style({ ...chipLook, padding: "0 15px" });
export const title = style({ margin: "24px 0 12px", fontSize: 21 });
export const awards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 250px), 1fr))",
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const award = style({
  display: "grid",
  alignContent: "start",
  gap: 12,
  padding: 18,
  borderRadius: radius.card,
  background: color.tint,
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
export const quiet = style({ fontSize: 14.5, color: color.ink });
export const link = style({ color: color.link, fontWeight: 650 });
