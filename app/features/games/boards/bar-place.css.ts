import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const place = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minWidth: 44,
  minHeight: 48,
  padding: "0 10px",
  borderRadius: radius.control,
  fontSize: 14.5,
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
  color: color.muted,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.ink } },
  "@media": {
    // Sign above figure: the bar of a phone has no more room beside the money.
    [media.narrow]: { flexDirection: "column", gap: 0, padding: 0, fontSize: 13, lineHeight: 1.2 },
    [media.low]: { flexDirection: "row", gap: 6, minHeight: 43, padding: "0 8px" },
  },
});
export const missing = style({ "@media": { [media.narrow]: unseen } });
