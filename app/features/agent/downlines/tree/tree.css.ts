import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const tree = style({ marginTop: 14 });
/** The place of all rows, of which only those near the window are there. */
export const tall = style({ position: "relative" });
export const near = style({ position: "absolute", top: 0, insetInline: 0 });
export const table = style({ display: "block", textAlign: "start" });
export const body = style({ display: "block" });

const STEP = 22;
const NARROW_STEP = 12;
/** Deeper levels stand at the last step. */
export const DEPTH_MAX = 8;
const depths = Object.fromEntries(Array.from({ length: DEPTH_MAX }, (_, at) => [at + 1, at]));
export const depth = styleVariants(depths, (steps: number) => ({
  paddingInlineStart: steps * STEP,
  "@media": { [media.narrow]: { paddingInlineStart: steps * NARROW_STEP } },
}));
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 10px",
  minHeight: 60,
  paddingBlock: 6,
  borderTop: `1px solid ${color.line}`,
});
export const found = style({ background: color.tint, borderRadius: radius.card });
export const opener = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius.control,
  selectors: { "&:hover": { background: color.tint } },
});
/** The place of an opener, also where nobody is below. */
export const opening = style({ flex: "none", width: 44, minHeight: 44 });
export const turned = style({ display: "grid", transform: "rotate(90deg)" });
export const unturned = style({ display: "grid" });
export const who = style({
  flex: "1 1 150px",
  minWidth: 0,
  textAlign: "start",
  fontWeight: "inherit",
});
export const kind = style({ marginInlineStart: 8, fontSize: 13.5, color: color.muted });
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { flexBasis: "100%", marginInlineStart: 54 } },
});
export const figure = style({ display: "flex", gap: 6 });
export const label = style({ color: color.muted, fontSize: 14 });
export const matches = style({ display: "grid", marginTop: 10 });
