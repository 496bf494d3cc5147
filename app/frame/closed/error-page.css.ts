import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 14,
  textAlign: "center",
});
export const page = style([words, { minHeight: "100dvh", padding: 24 }]);
/** Between header and footer. */
export const framed = style([words, { padding: "24px 0 72px" }]);
/** The page of no brand: a card with a sign above the words. */
export const neutralPage = style([page, { background: vars.color.tint }]);
export const card = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 14,
  width: "min(100%, 560px)",
  padding: "40px 24px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.hero,
  background: vars.color.surface,
  "@media": { [media.wide]: { padding: "56px 64px" } },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 88,
  height: 88,
  borderRadius: "50%",
  background: vars.color.tint,
  color: vars.color.ink,
});
export const scene = style({
  position: "relative",
  width: "min(100%, 520px)",
  height: 250,
  marginTop: 16,
  overflow: "hidden",
  borderRadius: vars.radius.hero,
  background: vars.atmosphere.heroGround,
});
export const art = style({
  position: "absolute",
  inset: "auto 0 0",
  margin: "auto",
  height: 240,
  width: "auto",
  maxWidth: "none",
  // A scene drawn to the picture's edge fades into the background.
  maskImage: "linear-gradient(90deg, transparent, #000 16%, #000 84%, transparent)",
});
export const title = style({ marginTop: 12, fontSize: 34 });
export const text = style({ maxWidth: 440, fontSize: 17, color: vars.color.muted });
export const reference = style({ fontSize: 14, color: vars.color.muted });
export const fact = style({
  padding: "8px 16px",
  borderRadius: vars.radius.control,
  background: vars.color.tint,
  fontSize: 16,
  fontVariantNumeric: "tabular-nums",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 12,
  marginTop: 12,
});

export const count = style({ display: "flex", justifyContent: "center", gap: 10, marginTop: 6 });
export const unit = style({ display: "flex", flexDirection: "column", gap: 6, minWidth: 72 });
export const digits = style({
  padding: "10px 8px",
  borderRadius: vars.radius.control,
  background: vars.color.digit,
  color: vars.color.digitInk,
  fontFamily: vars.display.family,
  fontSize: 34,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
export const unitName = style({ fontSize: 13, color: vars.color.muted });
export const when = style({ marginTop: 14, fontSize: 15, color: vars.color.muted });
export const soon = style({ fontSize: 19, fontWeight: 700 });
