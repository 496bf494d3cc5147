import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

/** Inside the code's field, next to the typed code. */
export const inField = style({
  flex: "none",
  alignSelf: "center",
  minWidth: 104,
  minHeight: 44,
  margin: "0 9px",
  padding: "0 14px",
  borderRadius: radius.control,
  background: color.raised,
  color: color.ink,
  fontSize: 14,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { filter: "brightness(.97)" },
    "&:disabled": { background: "none", color: color.muted, cursor: "default" },
  },
});
