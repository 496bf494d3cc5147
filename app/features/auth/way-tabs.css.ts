import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const tabs = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBottom: 16 });
export const tab = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 15px",
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: 15,
  fontWeight: 640,
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    "&[aria-current]": { background: color.ink, color: color.page, boxShadow: "none" },
  },
});
export const about = style({ marginBottom: 12, color: color.muted });
