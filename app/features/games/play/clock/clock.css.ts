import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const form = style({
  display: "grid",
  gap: 16,
  width: "min(100%, 420px)",
  marginTop: 8,
  textAlign: "start",
});
export const clock = style({
  display: "inline-flex",
  alignItems: "center",
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
  "@media": { [media.low]: { minHeight: 43 } },
});
/** Beside a place in a board a phone has room for less: sign above figure above its unit. */
export const clockBeside = style([
  clock,
  {
    "@media": {
      [media.narrow]: {
        flexDirection: "column",
        justifyContent: "center",
        gap: 0,
        width: "min-content",
        padding: 0,
        fontSize: 12,
        lineHeight: 1.05,
        textAlign: "center",
        whiteSpace: "normal",
      },
      [media.low]: { flexDirection: "row", width: "auto", padding: "0 8px", whiteSpace: "nowrap" },
    },
  },
]);
export const net = style({ "@media": { [media.narrow]: { display: "none" } } });
export const figures = style({ display: "grid", gap: 8, width: "100%", margin: "4px 0 8px" });
export const figure = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  fontVariantNumeric: "tabular-nums",
});
export const links = style({ display: "flex", flexWrap: "wrap", gap: "4px 18px" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  fontWeight: 650,
});
