import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  gap: 6,
  margin: "2px 0 10px",
});
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
  selectors: {
    "&:hover": { textDecoration: "underline" },
    // A phone keeps its height for the games.
    "&:not(:first-child)": { "@media": { [media.narrow]: { display: "none" } } },
  },
});
export const name = style({ overflowWrap: "anywhere" });
export const own = style({ marginInlineStart: "auto", fontWeight: 700 });
