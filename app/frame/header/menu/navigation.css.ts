import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { RAIL, RAIL_FOOT } from "../../frame.css.ts";
import { ONE_BAND } from "../header.css.ts";

const { color, radius } = vars;
const current = '&[aria-current="page"]';
/** The colour of a tab, by its place in the row. */
const TAB_HUE = "--tab-hue";
const TAB_COLOR = `var(${TAB_HUE})`;

const scroller = {
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  // A place that snaps keeps the page's gutter.
  scrollPaddingInline: 16,
} as const;

export const nav = styleVariants({
  rows: {
    minHeight: 50,
    "@media": { [media.narrow]: { ...scroller, margin: "0 -16px", padding: "0 16px" } },
  },
  pill: {
    marginTop: 12,
    "@media": {
      [media.narrow]: { ...scroller, margin: "8px -16px 0", padding: "0 16px" },
      [media.tight]: { marginTop: 4 },
    },
  },
  band: {
    "@media": {
      [ONE_BAND]: { ...scroller, padding: 0 },
      [media.narrow]: {
        ...scroller,
        margin: "0 -16px",
        padding: "0 16px",
        borderTop: `1px solid ${color.line}`,
      },
    },
  },
  tabs: { "@media": { [media.narrow]: { ...scroller, margin: "0 -16px", padding: "0 16px" } } },
  crest: {
    borderTop: `1px solid ${color.line}`,
    borderBottom: `1px solid ${color.accent}`,
    "@media": { [media.narrow]: { ...scroller, margin: "0 -16px", padding: "0 16px" } },
  },
  rail: {
    "@media": {
      [media.wide]: {
        position: "fixed",
        insetBlock: `0 ${RAIL_FOOT.column}px`,
        insetInline: "0 auto",
        width: RAIL,
        zIndex: 2,
        padding: "12px 8px",
        background: color.surface,
        borderInlineEnd: `1px solid ${color.line}`,
        overflowY: "auto",
        scrollbarWidth: "none",
      },
      [media.lowRail]: { bottom: RAIL_FOOT.pairs },
      // What goes on below fades out, and the last place stands clear of it.
      [media.low]: {
        bottom: RAIL_FOOT.low,
        boxSizing: "border-box",
        paddingBlock: "4px 8px",
        maskImage: "linear-gradient(#000 calc(100% - 8px), transparent)",
      },
      [media.narrow]: { ...scroller, padding: "12px 12px 0", maskImage: "none" },
    },
  },
});

export const railIcon = style({
  margin: "0 auto 16px",
  borderRadius: radius.control,
  // The header has the mark too, and a low window needs the room for the links.
  "@media": { [media.hand]: { display: "none" } },
});

export const list = styleVariants({
  rows: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 26px",
    "@media": { [media.narrow]: { flexWrap: "nowrap", gap: 24 } },
  },
  pill: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 4px",
    "@media": { [media.narrow]: { flexWrap: "nowrap", gap: 8 } },
  },
  band: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 24px",
    "@media": {
      [ONE_BAND]: { flexWrap: "nowrap", gap: 17 },
      [media.narrow]: { flexWrap: "nowrap", gap: 24 },
    },
  },
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 4px",
    "@media": { [media.narrow]: { flexWrap: "nowrap" } },
  },
  crest: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "0 40px",
    "@media": {
      [media.middle]: { columnGap: 26 },
      [media.narrow]: { flexWrap: "nowrap", justifyContent: "flex-start", gap: 24 },
    },
  },
  rail: {
    display: "flex",
    gap: 6,
    "@media": {
      [media.wide]: { flexDirection: "column", gap: 2 },
      [media.low]: { gap: 0, minHeight: "100%" },
      [media.narrow]: { gap: 6, minHeight: 0 },
    },
  },
});
/** On its side the places share the height there is. */
globalStyle(`${list.rail} > li`, {
  "@media": {
    [media.low]: { display: "grid", flex: "1 1 0", maxHeight: 52 },
    [media.narrow]: { display: "list-item", flex: "none", maxHeight: "none" },
  },
});

/** A screen of fingers, wide enough for the menus of sections. */
const touch = "(hover: none) and (min-width: 720px)";
export const place = style({
  position: "relative",
  // The opener stands behind the words.
  "@media": {
    [touch]: {
      selectors: {
        [`:is(${nav.rows}, ${nav.pill}, ${nav.band}, ${nav.crest}) &`]: { paddingInlineEnd: 20 },
      },
    },
  },
});
/** Visible to keyboard users, and to touch users on a wide screen. */
export const opener = style({
  position: "absolute",
  insetInlineEnd: -22,
  top: 10,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  borderRadius: "50%",
  color: color.navInk,
  background: color.surface,
  opacity: 0,
  selectors: {
    "&:focus-visible, &[aria-expanded=true]": { opacity: 1 },
    [`${nav.rail} &`]: { insetInlineEnd: -4, top: 2 },
    [`${nav.pill} &`]: { insetInlineEnd: -2, top: -4 },
  },
  "@media": {
    "(hover: none)": { opacity: 1 },
    [touch]: {
      background: "none",
      selectors: {
        [`:is(${nav.rows}, ${nav.pill}, ${nav.band}, ${nav.crest}) &`]: {
          insetInlineEnd: -2,
          top: 10,
        },
      },
    },
    "(scripting: none)": { display: "none" },
    [media.narrow]: { display: "none" },
  },
});

const item = style({
  display: "flex",
  alignItems: "center",
  whiteSpace: "nowrap",
  minHeight: 44,
  color: color.navInk,
  fontWeight: 600,
  selectors: { "&:hover": { color: color.ink }, [current]: { color: color.ink } },
  // Opening a page scrolls its item into view. Only a row that scrolls may do this.
  "@media": {
    [media.narrow]: {
      scrollMarginInline: 48,
      selectors: { [current]: { scrollInitialTarget: "nearest" } },
    },
  },
});

const halfSun = style([
  item,
  {
    position: "relative",
    fontSize: 16,
    selectors: {
      [current]: { color: color.ink, fontWeight: 700 },
      [`${current}::after`]: {
        content: "",
        position: "absolute",
        insetInline: 0,
        bottom: -2,
        width: 18,
        height: 9,
        marginInline: "auto",
        borderRadius: "9px 9px 0 0",
        background: color.accent,
      },
    },
  },
]);

const barMarker = style([
  item,
  {
    position: "relative",
    flexDirection: "column",
    justifyContent: "center",
    gap: 5,
    minWidth: 68,
    minHeight: 56,
    borderRadius: radius.control,
    fontSize: 12,
    lineHeight: "14px",
    background: color.tint,
    selectors: { [current]: { background: color.selected, color: color.onSelected } },
    "@media": {
      [media.narrow]: { padding: "0 6px" },
      [media.wide]: {
        background: "none",
        selectors: {
          [`${current}::after`]: {
            content: "",
            position: "absolute",
            insetInlineStart: -8,
            top: 12,
            bottom: 12,
            width: 3,
            borderStartEndRadius: 3,
            borderEndEndRadius: 3,
            background: color.accent,
            boxShadow: vars.atmosphere.glow,
          },
        },
      },
    },
  },
]);
globalStyle(`${nav.rail} ${barMarker}`, {
  "@media": {
    [media.low]: { gap: 1, minHeight: 35 },
    [media.narrow]: { gap: 5, minHeight: 56 },
  },
});
globalStyle(`${nav.rail} ${barMarker} svg`, {
  "@media": { [media.low]: { width: 20, height: 20 }, [media.narrow]: { width: 24, height: 24 } },
});
/** With text twice as large the words of a rail's menu stand alone. */
globalStyle(`${nav.rail} ${barMarker}`, { "@media": { [media.tight]: { minHeight: 44 } } });
globalStyle(`${nav.rail} ${barMarker} svg`, { "@media": { [media.tight]: { display: "none" } } });

/** In a horizontal menu the bar is below the words. */
const across = `:is(${nav.rows}, ${nav.pill}, ${nav.band}, ${nav.crest}) ${barMarker}`;
globalStyle(across, {
  flexDirection: "row",
  gap: 8,
  minWidth: 0,
  minHeight: 44,
  padding: "0 2px",
  borderRadius: 0,
  fontSize: 15.5,
  background: "none",
});
globalStyle(`${across}[aria-current="page"]`, { background: "none", color: color.ink });
globalStyle(`${across}[aria-current="page"]::after`, {
  content: "",
  position: "absolute",
  inset: "auto 0 0",
  width: "auto",
  height: 3,
  borderRadius: "3px 3px 0 0",
  background: color.accent,
  boxShadow: vars.atmosphere.glow,
});
// Items without a background of their own are separated by the space between them.
globalStyle(`${nav.pill} ${barMarker}`, { paddingInline: 10 });
globalStyle(`${barMarker}[aria-current="page"] svg`, { color: color.link });

const pill = style([
  item,
  {
    gap: 8,
    paddingBlock: 0,
    paddingInline: "12px 14px",
    borderRadius: 99,
    fontSize: 15,
    selectors: {
      "&:hover": { background: color.tint, color: color.ink },
      [current]: { background: color.selected, color: color.onSelected, fontWeight: 650 },
    },
    "@media": {
      [media.tablet]: { paddingInline: 14 },
      [media.narrow]: { paddingInline: "12px 14px" },
    },
  },
]);
/** Seven words fit one line of a tablet without their icons. */
globalStyle(`${pill} svg`, {
  "@media": { [media.tablet]: { display: "none" }, [media.narrow]: { display: "block" } },
});
/** Some brands have a pale accent, so the menu's text colour strengthens it. */
globalStyle(`${pill}:not([aria-current="page"]) svg`, {
  color: `color-mix(in srgb, ${color.accent} 58%, ${color.navInk})`,
});

// On a screen of fingers a tab has its opener inside.
globalStyle(`${nav.tabs} ${opener}`, {
  "@media": { [touch]: { insetInlineEnd: 5, top: 12, zIndex: 2 } },
});
globalStyle(`${nav.tabs} ${place}:has(> ${opener}) > a`, {
  "@media": { [touch]: { paddingInlineEnd: 34 } },
});

// The mark is at the foot of the band.
globalStyle(`${nav.band} ${barMarker}`, { "@media": { [ONE_BAND]: { minHeight: 72 } } });

/** A tab has one of three colours; the current one has the page's, and joins it. */
const tab = `${list.tabs} :is(${halfSun}, ${barMarker}, ${pill})`;
for (const [place, hue] of [color.accent, color.action, color.win].entries())
  globalStyle(`${list.tabs} > li:nth-child(3n + ${place + 1})`, {
    vars: { [TAB_HUE]: hue },
  });
globalStyle(tab, {
  flexDirection: "row",
  minHeight: 46,
  padding: "0 18px",
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  borderTop: `4px solid ${TAB_COLOR}`,
  background: `color-mix(in srgb, ${TAB_COLOR} 28%, ${color.surface})`,
  color: color.ink,
  fontSize: 15,
});
globalStyle(`${tab}:hover`, { textDecoration: "underline", textUnderlineOffset: 4 });
globalStyle(`${tab}[aria-current="page"]`, {
  minHeight: 52,
  background: color.page,
  color: color.link,
  fontWeight: 750,
});
globalStyle(`${tab}::after`, { content: "none" });
globalStyle(`${list.tabs} > li`, { display: "flex", alignItems: "flex-end" });

const markers = { halfSun, bar: barMarker, pill };

export { markers as item };
