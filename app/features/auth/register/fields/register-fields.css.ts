import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const rows = style({ display: "flex", flexDirection: "column", gap: 12 });
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: "10px 0 10px",
  // A display face is drawn for larger words.
  fontSize: 17,
  fontWeight: 700,
  color: vars.color.ink,
});
