import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, atmosphere } = vars;

export const link = style({ display: "block", height: "100%", borderRadius: radius.card });

const rise = {
  transition: "transform 180ms ease-out, box-shadow 180ms ease-out",
} as const;

export const card = styleVariants({
  bare: { position: "relative" },
  lined: { position: "relative" },
  tide: {
    position: "relative",
    height: "100%",
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: atmosphere.shadowCard,
    overflow: "hidden",
  },
});

const cover = style({
  display: "block",
  position: "relative",
  overflow: "hidden",
  aspectRatio: vars.coverRatio,
  background: color.raised,
  "@media": { [media.motion]: rise },
});
export const coverBare = style([
  cover,
  { borderRadius: radius.card, boxShadow: atmosphere.shadowCard },
]);
export const coverLined = style([
  cover,
  {
    borderRadius: radius.card,
    "::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      boxShadow: "inset 0 0 0 1px rgba(255,255,255,.12)",
      pointerEvents: "none",
    },
  },
]);
export const coverTide = style([cover]);
const covers = { bare: coverBare, lined: coverLined, tide: coverTide };

export { covers as cover };

globalStyle(`${link}:hover ${coverBare}, ${link}:hover ${coverTide}`, {
  "@media": { [`${media.hover} and ${media.motion}`]: { transform: "translateY(-4px)" } },
});
globalStyle(`${link}:hover ${coverLined}, ${link}:focus-visible ${coverLined}`, {
  boxShadow: atmosphere.glow,
});

const tag = style({
  position: "absolute",
  insetInlineStart: 10,
  top: 10,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 24,
  padding: "0 9px",
  borderRadius: radius.tag,
  fontSize: 12,
  fontWeight: 750,
  "@media": {
    [media.low]: { insetInlineStart: 6, padding: "0 6px", fontSize: 11 },
    [media.tight]: { insetInlineStart: 6, maxWidth: "calc(100% - 12px)" },
  },
});
globalStyle(`${tag} svg`, {
  "@media": { [media.low]: { display: "none" }, [media.tight]: { display: "none" } },
});
export const hot = style([tag, { background: color.live, color: color.onLive }]);
export const fresh = style([tag, { background: color.fresh, color: color.onFresh }]);
export const closed = style([
  tag,
  {
    background: color.raised,
    color: color.ink,
    // A narrow card has no more room next to the heart.
    "@media": { [media.narrow]: { paddingInline: 6, fontSize: 11 } },
  },
]);
export const closedCover = style({});
globalStyle(`${closedCover} img`, { filter: "grayscale(.75)", opacity: 0.6 });

const play = style({
  position: "absolute",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: 40,
  padding: "0 16px",
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 720,
  opacity: 0,
  pointerEvents: "none",
  "@media": { [media.motion]: { transition: "opacity 140ms" } },
});
const playCorner = style([play, { insetInlineEnd: 10, bottom: 10 }]);
const playMiddle = style([
  play,
  { insetInlineStart: 16, insetInlineEnd: 16, top: "calc(50% - 20px)" },
]);
const playTide = style([
  play,
  {
    background: color.action,
    color: color.onAction,
    insetInlineEnd: 12,
    bottom: 22,
    borderRadius: 99,
  },
]);
const plays = { bare: playCorner, lined: playMiddle, tide: playTide };

export { plays as play };

for (const name of [playCorner, playMiddle, playTide]) {
  globalStyle(`${link}:hover ${name}, ${link}:focus-visible ${name}`, { opacity: 1 });
}

export const tide = style({
  position: "absolute",
  insetInlineStart: -1,
  bottom: -1,
  width: "calc(100% + 2px)",
  // Higher, and it would reach the lettering of the picture.
  height: 12,
  color: color.surface,
});

export const meta = styleVariants({
  bare: { display: "block", padding: "10px 2px 0" },
  lined: { display: "block", paddingTop: 8 },
  tide: {
    display: "block",
    position: "relative",
    padding: "6px 14px 15px",
    "@media": { [media.narrow]: { padding: "4px 10px 12px" } },
  },
});
// A long name moves no figure: those of a row stand on one line at the cards' feet.
globalStyle(`${link}:has(> ${coverTide})`, { display: "flex", flexDirection: "column" });
globalStyle(`${coverTide}`, { flex: "none" });
globalStyle(`${coverTide} + ${meta.tide}`, { flex: 1, display: "flex", flexDirection: "column" });
const name = style({
  display: "block",
  lineHeight: 1.25,
});
/** Beside another card, text twice as large leaves a long word whole. */
const sizedTo = (size: string) => ({
  fontSize: size,
  "@media": { [media.narrow]: { fontSize: `min(${size}, 6.2vw)` } },
});
const names = {
  bare: style([name, { ...sizedTo("16px"), fontWeight: 700 }]),
  lined: style([name, { ...sizedTo("14px"), fontWeight: 680 }]),
  tide: style([
    name,
    {
      ...sizedTo("15px"),
      fontFamily: vars.display.family,
      fontWeight: 650,
      letterSpacing: "-.015em",
    },
  ]),
};

export { names as name };
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 8,
  marginTop: 2,
  fontSize: 13,
  color: color.faint,
  whiteSpace: "nowrap",
});
globalStyle(`${meta.tide} > ${line}`, { marginTop: "auto" });
globalStyle(`${link} ${line}`, { "@media": { [media.low]: { fontSize: 12 } } });
export const series = style({
  display: "inline-block",
  marginInlineEnd: 5,
  verticalAlign: -3,
  lineHeight: 0,
});
globalStyle(`:is(${coverBare}, ${coverTide}) + * ${line}`, {
  "@media": { [media.narrow]: { fontSize: 12, columnGap: 4 } },
});
/** The narrowest covers: a line each, so that all rows are even. */
globalStyle(`${coverLined} + * ${line}`, { flexDirection: "column", fontSize: 12.5 });

export const vendor = style({ minWidth: 0, overflowWrap: "anywhere", whiteSpace: "normal" });
export const rtp = style({ flex: "none", fontVariantNumeric: "tabular-nums", color: color.muted });
