import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const facts = style({ marginTop: 10 });
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  padding: "10px 0",
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${fact} dt`, { color: color.muted });
globalStyle(`${fact} dd`, { fontWeight: 600, textAlign: "end", overflowWrap: "anywhere" });
