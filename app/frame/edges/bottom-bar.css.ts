import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { badge as corner } from "../visitor/badge.css.ts";

const { color } = vars;

export const HEIGHT = 76;

export const bar = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 15,
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  minHeight: HEIGHT,
  padding: "0 8px env(safe-area-inset-bottom)",
  background: color.surface,
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  boxShadow: `0 -1px 0 ${color.line}, 0 -10px 34px -10px rgba(0,0,0,.25)`,
  "@media": { [media.wide]: { display: "none" } },
});
export const place = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 4,
  paddingBottom: 12,
  // Five places keep beside each other however large the text is.
  fontSize: "min(12px, 3.75vw)",
  fontWeight: 600,
  color: color.muted,
  selectors: { '&[aria-current="page"]': { color: color.link, fontWeight: 700 } },
});
export const icon = style({ position: "relative" });
export const badge = style([
  corner,
  { top: -8, insetInlineEnd: -12, boxShadow: `0 0 0 2px ${color.surface}` },
]);

const raised = style({
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  marginTop: -28,
  boxShadow: `0 0 0 5px ${color.surface}, 0 10px 20px -6px rgba(0,0,0,.4)`,
});
const arch = style([
  raised,
  {
    height: 60,
    borderRadius: "28px 28px 16px 16px",
    background: vars.atmosphere.heroActionGround,
    color: color.onHeroAction,
  },
]);
const square = style([
  raised,
  { borderRadius: 16, background: color.action, color: color.onAction },
]);
const buoy = style([
  raised,
  {
    borderRadius: "50%",
    color: color.onAction,
    background: `radial-gradient(circle, ${color.action} 0 56%, transparent 57%), repeating-conic-gradient(from 10deg, ${color.action} 0 38deg, #fff 38deg 60deg)`,
  },
]);
const deposits = { arch, square, buoy };

export { deposits as deposit };

/** A page with its own button at the foot of the view has this place in line with the others. */
globalStyle(`html:has([data-foot]) ${raised}`, {
  width: 44,
  height: 44,
  marginTop: 0,
  boxShadow: "none",
});
