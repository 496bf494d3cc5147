import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/** Two side by side where both have the room of a date or an address of e-mail. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 236px), 1fr))",
  alignItems: "start",
  gap: "12px 16px",
});
export const half = style({ display: "grid", gap: 12, minWidth: 0 });
export const whole = style([half, { gridColumn: "1 / -1" }]);
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: "10px 0 10px",
  // A display face is drawn for larger words.
  fontSize: 17,
  fontWeight: 700,
  color: vars.color.ink,
});
