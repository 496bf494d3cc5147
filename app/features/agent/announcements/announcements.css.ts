import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const list = style({ display: "grid", gap: 12, marginTop: 16 });
export const card = style({
  position: "relative",
  padding: "16px 18px",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  selectors: { "&:hover": { background: color.tint } },
});
export const title = style({ fontSize: 18 });
/** The whole card leads to the notice. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  "::after": { content: '""', position: "absolute", inset: 0 },
});
export const lead = style({ marginBottom: 6, color: color.muted, lineHeight: 1.5 });
