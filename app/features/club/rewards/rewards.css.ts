import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const note = style({ marginTop: 16 });
export const title = style({ margin: "24px 0 12px", fontSize: 21 });
export const award = style({
  display: "grid",
  alignContent: "start",
  gap: 12,
  padding: 18,
  borderRadius: radius.card,
  background: color.tint,
});
export const quiet = style({ fontSize: 14.5, color: color.ink });
const link = style({ color: color.link, fontWeight: 650 });
export const back = style([
  link,
  { display: "inline-flex", alignItems: "center", minHeight: 44, justifySelf: "start" },
]);
