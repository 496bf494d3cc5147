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
/** A house of tickets tears the picture off its words; with a ruled head it lights them instead. */
export const ofTickets = {
  lit: '[data-page-head="rule"][data-stories="tickets"] &',
  torn: '[data-stories="tickets"]:not([data-page-head="rule"]) &',
} as const;
const { lit, torn } = ofTickets;
/** The stub's share of a torn hero. */
export const STUB = "44%";
const HOLE = 16;
const holesAt = (x: string) =>
  ["0", "100%"]
    .map((y) => `radial-gradient(circle ${HOLE}px at ${x} ${y}, transparent 96%, #000)`)
    .join();

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
      paddingBlock: "0 34px",
      paddingInline: 44,
      textAlign: "center",
    },
  },
  "@media": {
    [media.roomy]: {
      selectors: {
        [torn]: {
          paddingInlineEnd: `calc(${STUB} + 28px)`,
          maskImage: holesAt(`calc(100% - ${STUB})`),
          maskComposite: "intersect",
        },
        [`[dir="rtl"] ${torn}`]: { maskImage: holesAt(STUB) },
        [`${torn}::after`]: {
          content: "",
          position: "absolute",
          zIndex: -1,
          insetBlock: HOLE + 8,
          insetInlineEnd: STUB,
          marginInlineEnd: -2,
          borderInlineStart: `4px dotted ${color.heroInk}`,
        },
      },
    },
    [media.middle]: {
      paddingInlineEnd: besideArt(ART.middle),
      selectors: {
        [band]: { paddingInline: `${besideArt(ART.middle)} 44px` },
        [centre]: { paddingInline: 44 },
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
        '[dir="rtl"] &::before': { transform: "scaleX(-1)" },
        [`${centre}::before`]: {
          background: `linear-gradient(transparent 15%, ${VEIL} 55%), ${vars.atmosphere.heroGround}`,
        },
      },
    },
  },
});
/** A house that centres its heads frames this one with the inner line of its cards. */
globalStyle(centre.replace("&", `${hero}::after`), {
  content: "",
  position: "absolute",
  inset: 8,
  border: `1px solid ${color.heroKicker}`,
  pointerEvents: "none",
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
    [centre]: { position: "static", height: 148, marginTop: 18 },
  },
  "@media": {
    [media.middle]: {
      top: "auto",
      bottom: -28,
      height: ART.middle,
      selectors: { [centre]: { height: 148 } },
    },
    [media.low]: {
      bottom: -18,
      height: ART.low,
      selectors: { [centre]: { height: 96, marginTop: 0 } },
    },
    [media.narrow]: {
      position: "static",
      gridArea: "art",
      placeSelf: "center",
      height: PHONE_ART,
      selectors: { [centre]: { height: 84, marginTop: 0 } },
    },
  },
});
// The drawing itself is the part of the hero's grid.
globalStyle(`${hero} > picture`, { display: "contents" });
export const words = style({
  // The title and the lead are parts of the hero's own grid.
  "@media": { [media.narrow]: { display: "contents" } },
});
export const title = style({
  fontSize: 42,
  lineHeight: 1.04,
  selectors: {
    [`${lit}::after`]: {
      content: "",
      display: "block",
      width: 88,
      height: 4,
      marginTop: 16,
      background: color.heroKicker,
    },
  },
  "@media": {
    [media.low]: { fontSize: 28 },
    [media.narrow]: {
      gridArea: "title",
      fontSize: 30,
      selectors: { [`${lit}::after`]: { marginTop: 10 } },
    },
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
  },
  "@media": {
    [media.low]: { marginTop: 6, fontSize: 15 },
    [media.narrow]: {
      gridArea: "lead",
      alignSelf: "center",
      marginTop: 6,
      fontSize: 15,
      lineHeight: 1.4,
    },
  },
});
export const action = style({
  marginTop: 20,
  "@media": { [media.narrow]: { gridArea: "action", marginTop: 10 } },
});
