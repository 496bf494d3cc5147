import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  marginBottom: 14,
  paddingBlock: 7,
  paddingInline: "8px 14px",
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color.ink,
  lineHeight: 1.3,
  selectors: { "&:hover": { background: color.raised } },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
});
export const title = style({ display: "block", fontWeight: 700 });
export const hint = style({ color: color.muted, fontSize: 13.5 });
