import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const facts = style({
  display: "grid",
  gap: 8,
  maxWidth: "68ch",
  marginTop: 14,
  paddingInlineStart: 20,
  listStyle: "disc",
});
export const blocks = style({
  display: "grid",
  gap: 10,
  maxWidth: 640,
  marginTop: 18,
  padding: 18,
  borderRadius: radius.card,
  background: color.tint,
});
export const ways = style({ display: "grid", gap: 10 });
export const link = style({
  display: "inline-block",
  minHeight: 24,
  color: color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
