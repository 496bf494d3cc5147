import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const word = style({
  display: "grid",
  gap: 10,
  marginTop: 18,
  padding: 18,
  borderRadius: radius.card,
  background: color.tint,
});
export const title = style({ fontSize: 18, fontWeight: 700 });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 4 });
