import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "../inside.ts";
import { media } from "../media.ts";
import { ringOf } from "../ring.css.ts";

const { color } = vars;
/** Every drawing is this much wider than high. */
const ART_RATIO = 1.2;
const ART = { wide: 320, middle: 264, low: 168 };
const ART_END = 24;
/** The space that the words leave to the drawing. */
const besideArt = (height: number) => `max(44%, ${height * ART_RATIO + ART_END}px)`;

/** On a phone the drawing stands whole beside the lead, below a title of the whole width. */
const PHONE_ART = 104;
const VEIL = `color-mix(in srgb, ${color.heroBase} 75%, transparent)`;
const { band, centre } = inside.pageHead;
const { tickets } = inside.stories;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  alignItems: "center",
  minHeight: 268,
  margin: "20px 0 0",
  paddingBlock: 30,
  paddingInline: `44px ${besideArt(ART.wide)}`,
  borderRadius: vars.radius.hero,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
  overflow: "hidden",
  // Backgrounds that rise from the bottom stay below the words.
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -2,
    inset: "0 0 -104px",
    background: vars.atmosphere.heroGround,
  },
  selectors: {
    [band]: { paddingInline: `${besideArt(ART.wide)} 44px` },
    // The ground's light lies where the drawing is.
    [`${band}::before`]: { transform: "scaleX(-1)" },
    [centre]: {
      flexDirection: "column-reverse",
      gap: 10,
      padding: "18px 44px 26px",
      textAlign: "center",
    },
    [tickets]: {
      alignItems: "stretch",
      paddingBlock: 18,
      paddingInline: `18px ${besideArt(ART.wide)}`,
    },
  },
  "@media": {
    [media.middle]: {
      paddingInlineEnd: besideArt(ART.middle),
      selectors: {
        [band]: { paddingInline: `${besideArt(ART.middle)} 44px` },
        [centre]: { paddingInline: 44 },
        [tickets]: { paddingInline: `18px ${besideArt(ART.middle)}` },
      },
    },
    // Below it the page begins in the first view.
    [media.low]: {
      minHeight: 0,
      marginTop: 8,
      paddingBlock: 16,
      paddingInline: `28px ${besideArt(ART.low)}`,
      selectors: {
        [band]: { paddingInline: `${besideArt(ART.low)} 28px` },
        [centre]: { flexDirection: "row-reverse", gap: 24, paddingBlock: 8, textAlign: "start" },
        [tickets]: { paddingBlock: 10, paddingInline: `10px ${besideArt(ART.low)}` },
      },
    },
    [media.narrow]: {
      "::before": {
        bottom: -40,
        // A wide background's light spans a whole phone, so there it shines beside the words.
        background: `linear-gradient(90deg, ${VEIL} 50%, transparent 85%), ${vars.atmosphere.heroGround}`,
      },
      display: "grid",
      gridTemplate: `"title title" auto "lead art" auto "action action" auto / minmax(0, 1fr) auto`,
      columnGap: 10,
      minHeight: 0,
      marginTop: 12,
      paddingBlock: "16px 14px",
      paddingInline: "20px 12px",
      selectors: {
        [band]: {
          gridTemplate: `"title title" auto "art lead" auto "action action" auto / auto minmax(0, 1fr)`,
          paddingInline: "12px 20px",
        },
        [centre]: {
          gridTemplate: `"art" auto "title" auto "lead" auto "action" auto / minmax(0, 1fr)`,
          gap: 0,
          padding: "8px 20px 16px",
        },
        [tickets]: { paddingBlock: "16px 14px", paddingInline: "20px 12px" },
        '[dir="rtl"] &::before': { transform: "scaleX(-1)" },
        [`${centre}::before`]: {
          background: `linear-gradient(transparent 15%, ${VEIL} 55%), ${vars.atmosphere.heroGround}`,
        },
      },
    },
  },
});
export const art = style({
  position: "absolute",
  zIndex: -1,
  insetInlineEnd: ART_END,
  top: 12,
  width: "auto",
  maxWidth: "none",
  height: ART.wide,
  selectors: {
    [band]: { insetInline: `${ART_END}px auto` },
    [centre]: { position: "static", height: 148 },
  },
  "@media": {
    [media.middle]: {
      top: "auto",
      bottom: -28,
      height: ART.middle,
      selectors: { [centre]: { height: 148 } },
    },
    [media.low]: { bottom: -18, height: ART.low, selectors: { [centre]: { height: 96 } } },
    [media.narrow]: {
      position: "static",
      gridArea: "art",
      placeSelf: "center",
      height: PHONE_ART,
      selectors: { [centre]: { height: 84 } },
    },
  },
});
// The drawing itself is the part of the hero's grid.
globalStyle(`${hero} > picture`, { display: "contents" });
/** A house with tickets has the words on one, torn off beside the drawing. */
export const words = style({
  selectors: {
    [tickets]: {
      flex: 1,
      alignContent: "center",
      padding: "22px 26px",
      borderRadius: vars.radius.card,
      borderInlineEnd: `3px dashed ${color.accent}`,
      background: color.surface,
      color: color.ink,
    },
  },
  "@media": {
    [media.low]: { selectors: { [tickets]: { padding: "12px 20px" } } },
    // The title and the lead are parts of the hero's own grid.
    [media.narrow]: { display: "contents", selectors: { [tickets]: { color: color.heroInk } } },
  },
});
export const title = style({
  fontSize: 42,
  lineHeight: 1.04,
  "@media": {
    [media.low]: { fontSize: 28 },
    [media.narrow]: { gridArea: "title", fontSize: 30 },
    [media.tight]: { fontSize: "min(30px, 7.6vw)" },
  },
});
export const lead = style({
  maxWidth: "46ch",
  marginTop: 12,
  fontSize: 17,
  lineHeight: 1.45,
  color: color.heroMuted,
  selectors: {
    [centre]: { marginInline: "auto", textWrap: "balance" },
    [tickets]: { color: color.muted },
  },
  "@media": {
    [media.low]: { marginTop: 6, fontSize: 15 },
    [media.narrow]: {
      gridArea: "lead",
      alignSelf: "center",
      marginTop: 6,
      fontSize: 15,
      lineHeight: 1.4,
      selectors: { [tickets]: { color: color.heroMuted } },
    },
  },
});
export const action = style({
  marginTop: 20,
  "@media": { [media.narrow]: { gridArea: "action", marginTop: 10 } },
});
