import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const captcha = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ marginBottom: 6, padding: 0, fontWeight: 700 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 190px) minmax(130px, 1fr)",
  alignItems: "start",
  gap: 10,
});
export const picture = style({
  position: "relative",
  display: "block",
  width: "100%",
  height: 62,
  padding: 0,
  overflow: "hidden",
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  cursor: "pointer",
});
export const image = style({ display: "block", width: "100%", height: "100%", objectFit: "fill" });
export const mark = style({
  position: "absolute",
  insetInlineEnd: 6,
  bottom: 6,
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  borderRadius: "50%",
  background: color.surface,
  color: color.ink,
  fontSize: 14,
});
export const answer = style({ minWidth: 0 });
export const question = style({ margin: "8px 0 0", color: color.muted, fontSize: 14.5 });
export const enough = style({ display: "block", marginTop: 6, color: color.ink, fontWeight: 600 });
