import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const card = style({
  display: "flex",
  height: "100%",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
});
export const stage = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 128,
  background: vars.atmosphere.warmGround,
  "@media": { [media.narrow]: { width: 92 } },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  padding: "18px 22px 20px",
  "@media": { [media.narrow]: { padding: "14px 16px 16px" } },
});
export const title = style({ margin: "10px 0 4px", fontSize: 21 });
export const text = style({ lineHeight: 1.45, color: color.muted });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: "8px 24px",
  marginTop: 14,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const term = style({ fontSize: 13, color: color.muted });
export const fact = style({ fontWeight: 650, fontVariantNumeric: "tabular-nums" });
export const reward = style({
  fontWeight: 750,
  color: color.win,
  fontVariantNumeric: "tabular-nums",
});
export const progress = style({ display: "grid", gap: 6, marginTop: 16 });
export const bar = style(progressLook({ height: 10 }));
export const missing = style({
  marginTop: 6,
  fontSize: 14.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const act = style({ marginTop: 14 });
