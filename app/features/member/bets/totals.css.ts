import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 12,
  margin: "18px 0 20px",
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 8 } },
});
export const total = style({
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.tint,
});
globalStyle(`${total} dt`, { fontSize: 14, color: color.muted });
globalStyle(`${total} dd`, {
  fontFamily: vars.display.family,
  fontSize: 20,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
});
