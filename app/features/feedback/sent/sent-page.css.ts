import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const panel = style({
  display: "grid",
  justifyItems: "center",
  gap: 12,
  maxWidth: 560,
  margin: "40px auto",
  padding: "44px 40px 40px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowRaised,
  textAlign: "center",
  "@media": { [media.narrow]: { margin: "18px auto", padding: "32px 20px 28px" } },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
});
export const title = style({ fontSize: 31, marginTop: 6 });
export const text = style({ color: color.muted, fontSize: 16, textWrap: "balance" });
export const reference = style({
  justifySelf: "stretch",
  display: "grid",
  gap: 4,
  margin: "12px 0 2px",
  padding: "16px 20px 14px",
  borderRadius: radius.control,
  background: color.tint,
});
export const code = style({
  marginInlineEnd: 14,
  fontSize: 25,
  fontWeight: 750,
  letterSpacing: ".03em",
  fontVariantNumeric: "tabular-nums",
  userSelect: "all",
});
export const note = style({ fontSize: 14.5, color: color.muted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 10,
  marginTop: 12,
});
