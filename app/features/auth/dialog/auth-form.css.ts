import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  "@media": { [media.side]: { gap: 8 } },
});
export const submit = style({
  display: "grid",
  marginTop: 8,
  // A phone on its side has no height for a whole form; its button stays in the view.
  "@media": {
    [media.side]: {
      position: "sticky",
      bottom: -10,
      zIndex: 2,
      marginTop: 0,
      paddingBlock: 6,
      background: vars.color.page,
      // What goes on below fades, so that no line of it looks cut.
      "::before": {
        content: "",
        position: "absolute",
        insetInline: 0,
        bottom: "100%",
        height: 14,
        background: `linear-gradient(transparent, ${vars.color.page})`,
        pointerEvents: "none",
      },
    },
  },
});
/** A clear edge with a shadow over what goes on below, so that nobody takes it for the end. */
const edge = `0 -1.5px 0 ${vars.color.edge}`;
const toEnd = keyframes({ "0%, 90%": { opacity: 1 }, to: { opacity: 0 } });
const shade = {
  content: "",
  position: "absolute",
  insetInline: 0,
  bottom: "calc(100% + 1.5px)",
  height: 22,
  background: "linear-gradient(transparent, rgba(0,0,0,.2))",
  pointerEvents: "none",
} as const;
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
    boxShadow: edge,
    "::before": shade,
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
/** A window with height for both keeps what is agreed to beside the button in reach. */
export const end = style({
  display: "contents",
  "@media": {
    [media.roomy]: {
      display: "block",
      position: "sticky",
      bottom: -32,
      zIndex: 2,
      margin: "0 -32px",
      padding: "4px 32px 0",
      background: vars.color.page,
      boxShadow: edge,
      "::before": shade,
    },
    [`${media.lowWindow} and (min-height: 540px)`]: { bottom: -18 },
  },
});
// At the end of what scrolls, and where nothing does, a shade would promise more.
globalStyle(`:is(${end}, ${submitInReach})::before`, {
  "@supports": {
    "(animation-timeline: scroll())": {
      "@media": {
        [media.motion]: {
          opacity: 0,
          animation: `${toEnd} linear both`,
          animationTimeline: "scroll(nearest)",
        },
      },
    },
  },
});
globalStyle(`${end} > ${submitInReach}`, {
  "@media": {
    [media.roomy]: { position: "static", margin: 0, paddingInline: 0, boxShadow: "none" },
  },
});
globalStyle(`${end} > ${submitInReach}::before`, {
  "@media": { [media.roomy]: { content: "none" } },
});
/**
 * Content behind that button stops scrolling above it, so that a field focused by key is wholly
 * visible.
 */
globalStyle(`dialog:has(${submitInReach}), :has(> form > ${end})`, {
  scrollPaddingBottom: 96,
  "@media": { [media.roomy]: { scrollPaddingBottom: 200 } },
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
