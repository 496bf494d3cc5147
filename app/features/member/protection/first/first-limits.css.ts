import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const kind = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
// Browsers pad a legend.
export const legend = style({ padding: 0, fontWeight: 650 });
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: 12,
  marginTop: 10,
});
export const skip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 8px",
  color: vars.color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
