import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const arrivals = style({ display: "grid", gap: 10, marginTop: 24 });
export const title = style({
  fontFamily: vars.display.family,
  fontSize: 18,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
});
export const list = style({ display: "grid", gap: 10, margin: 0, padding: 0, listStyle: "none" });
export const arrival = style({
  display: "grid",
  gap: 8,
  padding: 16,
  borderRadius: radius.card,
  background: color.tint,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "2px 12px",
  fontVariantNumeric: "tabular-nums",
});
export const text = style({ fontSize: 15, lineHeight: 1.4 });
export const quiet = style({ fontSize: 13.5, color: color.muted });
export const code = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const progress = style(progressLook({ height: 8 }));
