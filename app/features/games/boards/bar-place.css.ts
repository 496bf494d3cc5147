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
      overflow: "hidden",
      color: color.ink,
      fontSize: 12,
      lineHeight: 1.2,
    },
    [media.low]: { minHeight: 43, height: "auto", padding: "0 8px" },
  },
});
/** The place and the button that puts it away. */
export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  "@media": {
    [media.upright]: { order: -1, flex: "0 1 auto", marginInlineEnd: "auto" },
  },
});
export const putAway = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 44,
  minHeight: 44,
  borderRadius: radius.control,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink } },
  "@media": {
    [media.narrow]: { width: 24 },
    [media.low]: { width: 30, minHeight: 43 },
    // Only the sign is left here, and the money needs the rest.
    [media.small]: { display: "none" },
  },
});
export const sign = style({
  display: "inline-flex",
  "@media": {
    [media.narrow]: {
      flex: "none",
      alignItems: "center",
      justifyContent: "center",
      width: 28,
      height: 28,
      marginBlock: 8,
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
/** Between the place and its prize, where they share a line. */
export const between = style({ "@media": { [media.narrow]: { display: "none" } } });
export const prize = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": {
    [media.middle]: { maxWidth: "24ch" },
    [media.narrow]: { color: color.muted },
    // The place alone fits beside the money.
    [media.phone]: unseen,
  },
});
