import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const strip = style({ display: "grid", gap: 6, margin: "2px 0 10px" });
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 12px",
  minHeight: 44,
  padding: "6px 14px",
  borderRadius: radius.control,
  background: color.tint,
  fontSize: 14.5,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const name = style({ overflowWrap: "anywhere" });
export const prize = style({ "@media": { [media.phone]: { display: "none" } } });
export const own = style({ marginInlineStart: "auto", fontWeight: 700 });
