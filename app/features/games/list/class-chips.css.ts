import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const nav = style({
  flex: 1,
  minWidth: 0,
  "@media": { [media.middle]: { flex: "none", width: "100%" } },
});
export const cell = style({ flex: "none", scrollSnapAlign: "start" });
export const chip = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  padding: "0 13px",
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: 14.5,
  fontWeight: 640,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    "&[aria-current]": { background: color.ink, color: color.page, boxShadow: "none" },
  },
});
export const count = style({ fontSize: 13, opacity: 0.75, fontVariantNumeric: "tabular-nums" });
