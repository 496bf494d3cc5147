import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { display } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

/** The sections of a phone's menu in their six forms, each with the same entries in the same order. */

const { color, radius } = vars;
const current = '&[aria-current="page"]';
/** How far a ticket's tear line is from its start, and the radius of its notches. */
const STUB = { width: 42, notch: 7 };
const BUOY = 66;
const HUE = "--ticket-hue";
const WAVE = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 26" preserveAspectRatio="none"><path d="M0 8C10 8 10 2 22 2C38 2 40 8 60 8V26H0Z"/></svg>',
);
const wave = `url("data:image/svg+xml,${WAVE}")`;

export const nav = style({});
globalStyle(`search + ${nav}`, { marginTop: 10 });
globalStyle(`${nav} + search`, { marginTop: 12 });

const column: StyleRule = { display: "flex", flexDirection: "column" };
const tight = { "@media": { [media.tight]: column } };
export const sections = styleVariants({
  tiles: {
    display: "grid",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    gap: 8,
    ...tight,
  },
  rail: { ...column, gap: 2 },
  card: column,
  panel: column,
  tickets: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: 8,
    ...tight,
  },
  buoys: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    rowGap: 8,
    overflowX: "clip",
    ...tight,
  },
});

export const cell = styleVariants({
  tiles: { display: "grid", gridColumn: "span 2" },
  rail: {},
  card: {},
  panel: { selectors: { "& + &": { borderTop: `1px solid ${color.line}` } } },
  tickets: { display: "grid" },
  buoys: {
    position: "relative",
    // The first of a row has the whole row's water.
    selectors: {
      "&:nth-child(3n + 1)::before": {
        content: "",
        position: "absolute",
        insetInline: "0 -200%",
        top: BUOY * 0.6,
        height: 26,
        background: `color-mix(in srgb, ${color.accent} 26%, ${color.surface})`,
        maskImage: `${wave}, linear-gradient(#000, transparent)`,
        maskSize: "60px 26px, 100% 100%",
        maskComposite: "intersect",
        "@media": { [media.tight]: { display: "none" } },
      },
    },
  },
});
/** Three tiles stand in a row. Where one or two would be left, the last rows have two wide ones. */
const widenLast = (place: string, wide: number) =>
  globalStyle(
    `${sections.tiles}:has(> :nth-child(${place}):last-child) > :nth-last-child(-n + ${wide})`,
    { gridColumn: "span 3" },
  );
widenLast("3n + 1", 4);
widenLast("3n + 2", 2);
/** A ticket left alone in its row is as wide as two. */
globalStyle(`${cell.tickets}:last-child:nth-child(odd)`, { gridColumn: "1 / -1" });
for (const [place, hue] of [color.accent, color.action, color.win].entries())
  globalStyle(`${sections.tickets} > li:nth-child(3n + ${place + 1})`, { vars: { [HUE]: hue } });

const line = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  fontWeight: 650,
  overflowWrap: "anywhere",
});
const notch = {
  content: "",
  position: "absolute",
  insetInlineStart: STUB.width - STUB.notch,
  width: 2 * STUB.notch,
  height: STUB.notch,
  background: color.surface,
} as const;
export const section = styleVariants({
  tiles: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    minHeight: 78,
    padding: 8,
    borderRadius: radius.control,
    background: color.tint,
    fontSize: 14,
    fontWeight: 650,
    textAlign: "center",
    overflowWrap: "anywhere",
    selectors: {
      [current]: {
        background: color.selected,
        boxShadow: `inset 0 -3px 0 ${color.accent}`,
        color: color.onSelected,
      },
    },
  },
  rail: [
    line,
    {
      position: "relative",
      gap: 14,
      minHeight: 48,
      padding: "0 12px",
      borderRadius: radius.control,
      fontSize: 15.5,
      selectors: {
        "&:hover": { background: color.tint },
        [current]: { background: color.tint, color: color.link, fontWeight: 750 },
        [`${current}::before`]: {
          content: "",
          position: "absolute",
          insetInlineStart: -10,
          insetBlock: 8,
          width: 4,
          borderStartEndRadius: 4,
          borderEndEndRadius: 4,
          background: color.accent,
          boxShadow: vars.atmosphere.glow,
        },
      },
    },
  ],
  card: [
    line,
    {
      gap: 8,
      minHeight: 48,
      padding: "0 4px",
      selectors: {
        "&:hover": { color: color.link },
        [current]: { color: color.link },
        [`${current}::before`]: {
          content: "",
          flex: "none",
          width: 8,
          height: 8,
          marginInlineEnd: 4,
          rotate: "45deg",
          background: color.accent,
        },
      },
    },
  ],
  panel: [
    line,
    {
      position: "relative",
      gap: 12,
      minHeight: 56,
      paddingInlineStart: 16,
      selectors: {
        "&:hover": { color: color.link },
        [current]: { color: color.link },
        [`${current}::before`]: {
          content: "",
          position: "absolute",
          insetInlineStart: 0,
          insetBlock: 14,
          width: 6,
          background: color.accent,
        },
      },
    },
  ],
  tickets: [
    line,
    {
      position: "relative",
      minHeight: 62,
      borderRadius: `min(${radius.control}, 16px)`,
      background: `color-mix(in srgb, var(${HUE}) 28%, ${color.surface})`,
      fontSize: 14,
      selectors: {
        [current]: { background: color.selected, color: color.onSelected, fontWeight: 750 },
        "&::before": { ...notch, top: 0, borderRadius: "0 0 99px 99px" },
        "&::after": { ...notch, bottom: 0, borderRadius: "99px 99px 0 0" },
      },
    },
  ],
  buoys: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: 6,
    padding: "2px 4px 6px",
    borderRadius: radius.control,
    fontSize: 14,
    fontWeight: 650,
    textAlign: "center",
    overflowWrap: "anywhere",
    "@media": { [media.tight]: { flexDirection: "row", textAlign: "start" } },
  },
});

const round: StyleRule = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: BUOY,
  height: BUOY,
  borderRadius: "50%",
  background: color.surface,
  boxShadow: `inset 0 0 0 5px ${color.tint}, 0 0 0 1.5px ${color.edge}`,
  selectors: {
    [`${'[aria-current="page"]'} > &`]: {
      background: color.selected,
      boxShadow: `inset 0 0 0 5px ${color.selected}, inset 0 0 0 7px ${color.onSelected}`,
      color: color.onSelected,
    },
  },
};
export const sign = styleVariants({
  tiles: { display: "flex" },
  rail: { display: "flex", flex: "none" },
  card: { display: "flex", order: 1, color: color.muted },
  panel: { display: "none" },
  tickets: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: STUB.width,
    alignSelf: "stretch",
    borderInlineEnd: "2px dashed color-mix(in srgb, currentcolor 45%, transparent)",
  },
  buoys: round,
});
globalStyle(`${section.card}:has(> :nth-child(3)) > ${sign.card}`, { display: "none" });

export const words = styleVariants({
  tiles: {},
  rail: { minWidth: 0 },
  card: [
    display,
    {
      display: "flex",
      alignItems: "baseline",
      flex: 1,
      gap: 8,
      minWidth: 0,
      fontSize: 19,
      // The dots lead the eye to the number.
      "::after": {
        content: "",
        flex: 1,
        minWidth: 14,
        borderBottom: `2px dotted ${color.edge}`,
      },
    },
  ],
  panel: [
    display,
    {
      flex: 1,
      minWidth: 0,
      fontSize: "min(32px, 9vw)",
      lineHeight: 1.1,
      textTransform: "uppercase",
    },
  ],
  tickets: { minWidth: 0, padding: "6px 10px" },
  buoys: {},
});
const noCount = { display: "none" } as const;
const count = style({
  flex: "none",
  fontSize: 13.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const counts = styleVariants({
  tiles: noCount,
  rail: noCount,
  card: [count],
  panel: [count],
  tickets: noCount,
  buoys: noCount,
});
export { counts as count };
