import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const note = style({ marginTop: 16 });
export const level = style({ margin: "18px 0 10px", fontWeight: 650 });
export const take = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr)",
  alignItems: "center",
  gap: "12px 32px",
  marginTop: 18,
  padding: "20px 24px",
  borderRadius: radius.card,
  background: color.tint,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "16px 16px 18px" },
  },
});
export const total = style({ display: "grid", gap: 2, fontSize: 14.5 });
export const sum = style({
  fontFamily: vars.display.family,
  fontSize: 34,
  fontWeight: vars.display.weight,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.15,
});
export const hint = style({ fontSize: 14.5, color: color.ink });
export const rules = style({
  display: "grid",
  gap: 6,
  margin: "16px 0 0",
  padding: 0,
  fontSize: 14.5,
  color: color.muted,
});
export const records = style({ marginTop: 30 });
export const recordsTitle = style({ marginBottom: 12, fontSize: 21 });
