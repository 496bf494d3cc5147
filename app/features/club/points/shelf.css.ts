import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(230px, 1fr))",
  gap: 20,
  marginTop: 16,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
});
export const cell = style({ minWidth: 0 });
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
  "@media": { [media.narrow]: { width: 108, height: "auto", padding: 6 } },
});
export const words = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "16px 20px 20px",
  "@media": { [media.narrow]: { padding: "14px 16px 16px" } },
});
export const name = style({ marginBottom: 4, fontSize: 19 });
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
export const left = style({ marginTop: 2, fontSize: 14, color: color.muted });
export const act = style({ marginTop: 12, fontSize: 14.5 });
export const chosen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 320px) minmax(0, 460px)",
  alignItems: "start",
  gap: 28,
  marginTop: 16,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 } },
});
