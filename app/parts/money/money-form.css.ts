import { globalStyle, style } from "@vanilla-extract/css";
import { barHeight } from "#app/ui/layout/bar-height.ts";
import { media } from "#app/ui/layout/media.ts";
import { controlRing } from "#app/ui/layout/ring.css.ts";
import { unfoldLook } from "#app/ui/overlays/unfold-look.ts";
import { vars } from "#themes/contract.css.ts";
import { question as amountQuestion } from "./amount-field.css.ts";

const { color, radius } = vars;

/** The width of a form of three parts, not of the window, decides how they stand. */
export const room = style({
  containerType: "inline-size",
  containerName: "paying",
  // The arrangement of a phone on its side is one of its own (forms/low.css.ts).
  "@media": { [media.lowColumns]: { containerType: "normal", containerName: "none" } },
});
/** A page's title with the member's sums: one line where the window is low. */
export const top = style({
  "@media": {
    [media.lowColumns]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4px 20px",
    },
  },
});
globalStyle(`[data-page-head] ${top} > h1`, {
  "@media": { [media.lowColumns]: { width: "fit-content" } },
});
export const form = style({
  display: "grid",
  gap: 24,
  marginTop: 20,
  // Amount, proposals and button are in a phone's first view.
  "@media": { [media.narrow]: { gap: 14, marginTop: 12 } },
});
/** The rule that comes with the money, before the button that accepts it. */
export const terms = style({
  display: "flex",
  gap: 10,
  fontSize: 14.5,
  lineHeight: 1.45,
  color: color.muted,
});
globalStyle(`${terms} svg`, { flex: "none", marginTop: 2 });
globalStyle(`${terms} a`, {
  color: color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const submit = style({});
/**
 * Once an amount is typed, the button stays at the foot of a phone's view, above the bar, until its
 * own place comes. A page whose scripts are off has it in its place only.
 */
const atFoot = `${media.narrow} and (scripting: enabled)`;
export const foot = style([
  submit,
  {
    "@media": {
      [atFoot]: {
        position: "sticky",
        bottom: barHeight,
        zIndex: 5,
        marginInline: -16,
        padding: "10px 16px",
        background: color.surface,
        boxShadow: `0 -1px 0 ${color.line}`,
      },
    },
  },
]);
/** A focused field comes to rest above the button. */
globalStyle(`html:has(${foot})`, {
  "@media": { [atFoot]: { scrollPaddingBottom: `calc(${barHeight} + 90px)` } },
});
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const question = style([amountQuestion, { padding: 0, marginBottom: 10 }]);
export const methods = style({
  display: "grid",
  // Two side by side, so that the amount is near; a single last one takes the row.
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  "@media": { [media.narrow]: { gap: 8 } },
});
export const method = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  padding: "16px 18px",
  borderRadius: radius.card,
  background: color.tint,
  cursor: "pointer",
  selectors: {
    "&:has(input:checked)": {
      background: color.surface,
      boxShadow: `inset 0 0 0 2px ${color.link}`,
    },
    "&:has(input:focus-visible)": controlRing,
    "&:has(input:disabled)": { cursor: "default", background: "none" },
    "&:where(:last-child:nth-child(odd))": { gridColumn: "1 / -1" },
  },
  "@media": {
    // The picture beside the words keeps the amount in the first view of a laptop.
    [media.wide]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: 14,
      alignContent: "center",
      padding: "12px 16px",
    },
    [media.narrow]: {
      alignContent: "start",
      padding: "12px 12px 11px",
      overflowWrap: "anywhere",
      selectors: {
        "&:where(:last-child:nth-child(odd))": {
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 12,
          alignItems: "center",
          paddingInlineEnd: 52,
        },
      },
    },
  },
});
export const radio = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
export const methodIcon = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  marginBottom: 10,
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.accent,
  color: color.onAccent,
  "@media": {
    [media.wide]: { gridRow: "1 / 4", alignSelf: "center", marginBottom: 0 },
    [media.narrow]: {
      width: 34,
      height: 34,
      marginBottom: 8,
      selectors: {
        [`${method}:where(:last-child:nth-child(odd)) > &`]: { gridRow: "1 / 4", marginBottom: 0 },
      },
    },
  },
});
export const methodMark = style({
  position: "absolute",
  insetInlineEnd: 14,
  top: 14,
  display: "none",
  placeItems: "center",
  width: 26,
  height: 26,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
  selectors: { "input:checked ~ &": { display: "grid" } },
});
export const methodName = style({
  fontWeight: 700,
  "@media": {
    [media.wide]: { paddingInlineEnd: 24 },
    [media.narrow]: { fontSize: 15, lineHeight: 1.25 },
  },
});
export const methodHint = style({
  fontSize: 14,
  color: color.muted,
  "@media": {
    [media.wide]: { fontSize: 13.5, lineHeight: 1.4 },
    [media.narrow]: { fontSize: 13, lineHeight: 1.35 },
  },
});
/** Repeated below the amount, because a small tile has no room for it. */
export const methodLimits = style([
  methodHint,
  { "@media": { [media.narrow]: { display: "none" } } },
]);
/** A phone shows the chosen choice as one line, so that the amount is in the first view. */
export const others = style({ "@media": { [media.wide]: { display: "none" } } });
export const otherMethods = style({ ...unfoldLook, gap: 6, width: "fit-content" });
globalStyle(`${others}[open] svg`, { rotate: "180deg" });
const folded = `${group}:has(> ${others}:not([open])) > ${methods}:has(> label > input:checked)`;
globalStyle(`${folded} > label:has(> input:not(:checked))`, {
  "@media": { [media.narrow]: { display: "none" } },
});
// A form of its own for the line is stronger.
const line = `${method}:where(${folded} > label)`;
globalStyle(line, {
  "@media": {
    [media.narrow]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: 12,
      alignItems: "center",
      paddingInlineEnd: 52,
    },
  },
});
globalStyle(`${line} > ${methodIcon}`, {
  "@media": { [media.narrow]: { gridRow: "1 / 4", marginBottom: 0 } },
});
