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
    [media.narrow]: {
      flexDirection: "column",
      gap: 0,
      padding: "0 4px",
      fontSize: 12,
      lineHeight: 1.05,
    },
    [media.low]: { flexDirection: "row", gap: 6, minHeight: 43, padding: "0 8px" },
  },
});
/** A board's name may be long, and the game's own name wants room too. */
export const missing = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [media.middle]: { maxWidth: "36ch" }, [media.narrow]: unseen },
});
export const short = style({
  display: "none",
  "@media": {
    [media.narrow]: {
      display: "inline",
      width: "min-content",
      textAlign: "center",
      whiteSpace: "normal",
    },
    [media.low]: { width: "auto", whiteSpace: "nowrap" },
  },
});
