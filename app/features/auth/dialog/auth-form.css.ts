import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: 12 });
export const submit = style({ display: "grid", marginTop: 8 });
/** Keeps the button visible under a form that may be longer than the screen. */
export const submitInReach = style([
  submit,
  {
    position: "sticky",
    bottom: 0,
    zIndex: 2,
    margin: "0 -32px",
    padding: "12px 32px",
    background: vars.color.page,
    boxShadow: `0 -1px 0 ${vars.color.line}`,
    // What goes on below fades, so that nobody takes it for the end.
    "::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      bottom: "calc(100% + 1px)",
      height: 20,
      background: `linear-gradient(transparent, ${vars.color.page})`,
      pointerEvents: "none",
    },
    "@media": {
      // The edge of the scrolling panel, not of its padding, where fields would show below.
      [media.wide]: { bottom: -32 },
      [media.lowWindow]: { bottom: -18 },
      [media.narrow]: {
        margin: "0 -20px",
        padding: "12px 20px calc(12px + env(safe-area-inset-bottom))",
      },
    },
  },
]);
/**
 * Content behind that button stops scrolling above it, so that a field focused by key is wholly
 * visible.
 */
globalStyle(`dialog:has(${submitInReach}), :has(> form > ${submitInReach})`, {
  scrollPaddingBottom: 96,
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  columnGap: 6,
  marginTop: 4,
  color: vars.color.muted,
});
export const textLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 4px",
  color: vars.color.link,
  fontWeight: 700,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const link = style({
  padding: "8px 0",
  color: vars.color.link,
  fontWeight: 700,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const fold = style({ borderRadius: vars.radius.control });
export const foldSummary = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "0 4px",
  color: vars.color.link,
  fontWeight: 700,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const foldLabel = style({ flex: 1 });
export const foldMark = style({
  selectors: { "details[open] &": { transform: "rotate(180deg)" } },
});
export const about = style({ marginBottom: 12, color: vars.color.muted });
