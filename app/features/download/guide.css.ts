import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const guide = style({
  minWidth: 0,
  padding: "28px 34px 32px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "22px 18px 24px" } },
});
export const title = style({ display: "flex", alignItems: "center", gap: 10, fontSize: 24 });
export const lead = style({ margin: "4px 0 18px", color: color.muted });
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
});
export const step = style({
  display: "grid",
  alignContent: "start",
  gap: 12,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "96px minmax(0, 1fr)",
      alignItems: "center",
      gap: 16,
      padding: "10px 0",
    },
  },
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 10,
  fontSize: 15,
  lineHeight: 1.45,
});
export const number = style({
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
  fontSize: 14.5,
  fontWeight: 800,
});
