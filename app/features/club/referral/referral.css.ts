import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const note = style({ marginTop: 16 });
export const title = style({ margin: "24px 0 12px", fontSize: 21 });
export const subtitle = style({ margin: "26px 0 10px", fontSize: 17 });
export const own = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "18px 28px",
  padding: "22px 24px",
  borderRadius: radius.card,
  background: color.tint,
  "@media": { [media.narrow]: { padding: 18 } },
});
export const words = style({ display: "grid", gap: 6, minWidth: 0, flex: "1 1 260px" });
export const label = style({ fontSize: 14 });
export const code = style({
  fontFamily: vars.display.family,
  fontSize: 32,
  fontWeight: vars.display.weight,
  letterSpacing: ".06em",
  overflowWrap: "anywhere",
});
export const link = style({ color: color.link, fontWeight: 650, overflowWrap: "anywhere" });
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  marginTop: 8,
});
/** A QR code is read in dark on light, whatever the theme. */
export const qr = style({
  flex: "none",
  width: 156,
  height: 156,
  background: "#fff",
  color: "#000",
  borderRadius: radius.control,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px 32px",
  margin: "18px 0 0",
});
export const fact = style({
  margin: 0,
  fontSize: 22,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});
