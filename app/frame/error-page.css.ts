import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const page = style({
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 14,
  padding: 24,
  textAlign: "center",
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
  right: 0,
  bottom: 0,
  height: 240,
  width: "auto",
  maxWidth: "none",
});
export const title = style({ marginTop: 12, fontSize: 34 });
export const text = style({ maxWidth: 440, fontSize: 17, color: vars.color.muted });
export const reference = style({ fontSize: 14, color: vars.color.muted });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 12,
  marginTop: 12,
});
