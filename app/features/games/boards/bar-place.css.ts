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
    // The words wrap out of sight where their figure does not fit beside the sign.
    [media.narrow]: {
      flexWrap: "wrap",
      alignContent: "start",
      justifyContent: "start",
      gap: "0 2px",
      height: 44,
      minHeight: 44,
      padding: 0,
      paddingInlineEnd: 4,
      overflow: "hidden",
      color: color.ink,
      fontSize: 12,
      lineHeight: 1.2,
    },
    [media.upright]: { order: -1, flex: "0 1 auto", marginInlineEnd: "auto" },
    [media.low]: { minHeight: 43, height: "auto", padding: "0 8px" },
  },
});
export const sign = style({
  display: "inline-flex",
  "@media": {
    [media.narrow]: {
      flex: "none",
      alignItems: "center",
      justifyContent: "center",
      width: 34,
      height: 34,
      marginBlock: 5,
      borderRadius: radius.control,
      background: color.tint,
    },
  },
});
export const words = style({
  display: "contents",
  "@media": {
    [media.narrow]: {
      flex: "1 0 auto",
      display: "grid",
      alignContent: "center",
      maxWidth: 150,
      height: 44,
    },
  },
});
export const kind = style({
  display: "none",
  "@media": { [media.narrow]: { display: "block", color: color.muted } },
});
/** A board's name may be long, and the game's own name wants room too. */
export const missing = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [media.middle]: { maxWidth: "36ch" }, [media.narrow]: unseen },
});
export const short = style({
  display: "none",
  "@media": { [media.narrow]: { display: "block", fontWeight: 750 } },
});
