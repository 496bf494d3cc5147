import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const waiting = style({
  marginTop: 18,
  padding: "14px 18px 6px",
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
});
export const title = style({ fontSize: 17 });
export const kind = style({ marginTop: 10, fontSize: 14, fontWeight: 650, color: color.muted });
