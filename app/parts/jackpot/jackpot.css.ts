import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, display, radius } = vars;
/** The height of a digit in the specification. */
const DIGIT_HEIGHT = 78;

export const plate = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginTop: 12,
  paddingBlock: 14,
  paddingInline: 28,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": {
    [media.middle]: { flexWrap: "wrap" },
    [media.narrow]: { padding: "14px 14px 16px" },
  },
});
export const figureAlone = style([plate, { justifyContent: "center" }]);
export const words = style({
  flex: "1 1 220px",
  maxWidth: 380,
  minWidth: 0,
  "@media": { [media.narrow]: { maxWidth: "none" } },
});
export const title = style({ fontSize: 20, lineHeight: 1.2 });
export const note = style({ marginTop: 2, fontSize: 13.5, lineHeight: 1.4, color: color.muted });
export const how = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  fontSize: 14.5,
  fontWeight: 650,
  color: color.link,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const figure = style({
  display: "flex",
  // Numbers are written left to right in every language.
  direction: "ltr",
  alignItems: "center",
  gap: 4,
  fontFamily: display.family,
  fontSize: 46,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.narrow]: { width: "100%", justifyContent: "center", fontSize: 29, gap: 2 },
  },
});
export const symbol = style({
  marginInlineEnd: 8,
  // A display face may have a poor glyph for a sign it rarely sets.
  fontFamily: vars.text.family,
  fontWeight: 800,
  color: color.link,
  selectors: { "&:last-child": { marginInline: "8px 0" } },
  "@media": { [media.narrow]: { marginInline: 3, fontSize: 24 } },
});
export const digit = style({
  display: "grid",
  placeItems: "center",
  width: 50,
  height: DIGIT_HEIGHT,
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.digit,
  color: color.digitInk,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.digitInk} 30%, transparent)`,
  "@media": { [media.narrow]: { width: 30, borderRadius: radius.tag } },
});
const rise = keyframes({ from: { transform: "translateY(70%)", opacity: 0 } });
export const roll = style({
  "@media": { [media.motion]: { animation: `${rise} 420ms cubic-bezier(.2,.8,.3,1)` } },
});
/** On the baseline of the digits, which are centred on their plates. */
export const mark = style({
  alignSelf: "flex-end",
  paddingBottom: 14,
  "@media": { [media.narrow]: { paddingBottom: 22 } },
});
