import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
export const state = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 8,
  padding: "48px 20px 56px",
  textAlign: "center",
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: 88,
  height: 88,
  marginBottom: 8,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
export const art = style({
  width: 216,
  height: "auto",
  marginBottom: 8,
  // The scene of a drawing ends softly on either ground.
  maskImage: "radial-gradient(closest-side, #000 78%, transparent)",
});
export const title = style({ fontSize: 22 });
export const text = style({ maxWidth: 440, color: color.muted, textWrap: "balance" });
export const action = style({ marginTop: 14 });
