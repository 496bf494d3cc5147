import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const card = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
  "@media": { [media.narrow]: { flexDirection: "row" } },
});
export const stage = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  height: 152,
  background: vars.atmosphere.warmGround,
  "@media": { [media.narrow]: { width: 116, height: "auto", padding: 6 } },
});
export const words = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "18px 22px 20px",
  "@media": { [media.narrow]: { padding: "14px 16px 16px" } },
});
export const kind = style({ fontSize: 13.5, fontWeight: 600, color: color.muted });
export const name = style({
  margin: "2px 0 6px",
  fontSize: 20,
  "@media": { [media.narrow]: { fontSize: 18 } },
});
export const text = style({ lineHeight: 1.45, color: color.muted });
export const price = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: "auto",
  paddingTop: 14,
  fontSize: 17,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});
