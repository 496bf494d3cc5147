import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { vars } from "#themes/contract.css.ts";
import { demo, demoLabel, heart, note } from "../../card/game-tools.css.ts";

const { color, display, radius } = vars;
const { tables, board } = inside.lobby;

/** The widths of a row, each with another arrangement. */
const AT = {
  tiny: "(max-width: 299px)",
  wide: "(min-width: 520px)",
  whole: "(min-width: 640px)",
} as const;

/** Figures stand below each other from row to row. */
const FIGURES = { fontVariantNumeric: "tabular-nums lining-nums", whiteSpace: "nowrap" } as const;

export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "100%",
  selectors: {
    [tables]: { gap: 4, padding: "12px 0", borderBottom: `1px solid ${color.line}` },
    [`${tables}:hover`]: { borderBottomColor: color.accent },
    [board]: {
      borderRadius: radius.card,
      background: color.surface,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
    [`${board}:hover`]: { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
  },
});
export const link = style({
  position: "relative",
  flex: 1,
  display: "grid",
  alignItems: "center",
  alignSelf: "stretch",
  minWidth: 0,
  borderRadius: radius.control,
  selectors: {
    [tables]: {
      gridTemplate: `"picture words" auto "picture figures" auto / auto minmax(0, 1fr)`,
      alignContent: "center",
      columnGap: 14,
      rowGap: 3,
    },
    [board]: {
      gridTemplate: `"place picture words" auto "place picture figures" auto / auto auto minmax(0, 1fr)`,
      columnGap: 10,
      rowGap: 2,
      // What can be done with the game stands clear of its figures.
      paddingInlineEnd: 16,
      outlineOffset: -3,
    },
  },
  "@container": {
    [AT.wide]: {
      selectors: {
        [tables]: {
          gridTemplate: `"picture words leader figures play" auto / auto minmax(0, max-content) minmax(14px, 1fr) auto auto`,
          columnGap: 12,
        },
        [board]: {
          gridTemplate: `"place picture words figures play" minmax(112px, auto) / auto auto minmax(0, 1fr) auto auto`,
          columnGap: 14,
        },
      },
    },
    // Text twice as large leaves a phone no room for words beside a picture.
    [AT.tiny]: {
      selectors: {
        [tables]: {
          gridTemplate: `"picture" auto "words" auto "figures" auto / minmax(0, 1fr)`,
          rowGap: 6,
        },
        [board]: {
          gridTemplate: `"place picture" auto "words words" auto "figures figures" auto / auto minmax(0, 1fr)`,
          rowGap: 8,
        },
      },
    },
  },
});

/** The number of a row of a board. */
export const place = style({
  display: "none",
  selectors: {
    [board]: {
      gridArea: "place",
      alignSelf: "stretch",
      display: "grid",
      placeItems: "center",
      minWidth: 40,
      padding: "0 4px",
      borderStartStartRadius: radius.card,
      borderEndStartRadius: radius.card,
      background: color.digit,
      color: color.digitInk,
      fontFamily: display.family,
      fontSize: 19,
      fontWeight: display.weight,
      ...FIGURES,
    },
  },
  "@container": { [AT.wide]: { selectors: { [board]: { minWidth: 52, fontSize: 24 } } } },
});

export const picture = style({
  gridArea: "picture",
  position: "relative",
  overflow: "hidden",
  background: color.raised,
  selectors: {
    [tables]: { width: 84, height: 84, borderRadius: radius.card },
    // A thin frame of the brand's metal, with a gap to the picture's edge.
    [`${tables}::after`]: {
      content: "",
      position: "absolute",
      inset: 4,
      border: `1px solid ${color.accent}`,
      borderRadius: "inherit",
      pointerEvents: "none",
    },
    [board]: {
      alignSelf: "stretch",
      width: 78,
      minHeight: 92,
      marginInlineStart: -10,
      clipPath: "polygon(0 0, 100% 0, calc(100% - 10px) 100%, 0 100%)",
    },
  },
  "@container": {
    [AT.wide]: {
      selectors: {
        [tables]: { width: 88, height: 88 },
        [board]: { width: 104, marginInlineStart: -10 },
      },
    },
    [AT.tiny]: { selectors: { [board]: { width: "100%", minHeight: 0, aspectRatio: "1" } } },
  },
});
// The top of the picture: its title would stand beside the same words in the row. It fills the row's
// height and does not decide it.
globalStyle(`${picture} img`, {
  position: "absolute",
  inset: 0,
  objectPosition: "50% 0",
  transform: "scale(1.2)",
  transformOrigin: "50% 0",
});
// A board's picture is almost the whole cover: its figure and its lettering.
globalStyle(`[data-lobby="board"] ${picture} img`, {
  objectPosition: "50% 75%",
  transform: "none",
  "@container": { [AT.tiny]: { objectPosition: "50% 40%" } },
});

export const words = style({
  gridArea: "words",
  minWidth: 0,
  selectors: { [board]: { alignSelf: "end" } },
  "@container": {
    [AT.wide]: { selectors: { [board]: { alignSelf: "center" } } },
    [AT.tiny]: { selectors: { [board]: { paddingInline: 12 } } },
  },
});
export const name = style({
  display: "block",
  marginBottom: 2,
  lineHeight: 1.2,
  selectors: {
    [tables]: {
      fontFamily: display.family,
      fontSize: 18,
      fontWeight: display.weight,
      letterSpacing: display.tracking,
    },
    [board]: { fontSize: 15.5, fontWeight: 720 },
  },
  "@container": {
    [AT.wide]: { selectors: { [tables]: { fontSize: 20 }, [board]: { fontSize: 17 } } },
  },
});
export const vendor = style({
  marginInlineEnd: 6,
  color: color.faint,
  fontSize: 13,
  overflowWrap: "anywhere",
});
const mark = {
  display: "inline-block",
  marginBlock: 1,
  padding: "2px 7px",
  borderRadius: radius.tag,
  fontSize: 11.5,
  fontWeight: 720,
  lineHeight: 1.3,
} as const;
export const hot = style({ ...mark, background: color.live, color: color.onLive });
export const fresh = style({ ...mark, background: color.fresh, color: color.onFresh });
export const closed = style({ ...mark, background: color.raised, color: color.ink });

/** The dots between a name and its figures, as on a menu. */
export const leader = style({
  display: "none",
  "@container": {
    [AT.wide]: {
      selectors: {
        [tables]: {
          gridArea: "leader",
          display: "block",
          height: 2,
          marginBottom: 16,
          backgroundImage: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px)`,
          backgroundPosition: "0 50%",
          backgroundSize: "7px 3px",
        },
      },
    },
  },
});

export const figures = style({
  gridArea: "figures",
  display: "flex",
  color: color.muted,
  ...FIGURES,
  selectors: {
    [tables]: { flexWrap: "wrap", gap: "0 14px", fontSize: 14 },
    [board]: {
      alignSelf: "start",
      flexFlow: "column-reverse",
      gap: 1,
      fontSize: 12.5,
      lineHeight: 1.15,
    },
  },
  "@container": {
    [AT.wide]: {
      selectors: {
        [tables]: { flexDirection: "column", alignItems: "flex-end", gap: 3, fontSize: 14.5 },
        [board]: {
          alignSelf: "center",
          alignItems: "flex-end",
          gap: 3,
          fontSize: 13.5,
        },
      },
    },
    [AT.tiny]: { selectors: { [board]: { padding: "0 12px 12px" } } },
  },
});
export const stake = style({ selectors: { [tables]: { color: color.ink, fontWeight: 680 } } });
export const rtp = style({
  selectors: {
    [board]: {
      color: color.ink,
      fontFamily: display.family,
      fontSize: 17,
      fontWeight: display.weight,
    },
  },
  "@container": {
    [AT.wide]: {
      selectors: { [board]: { display: "grid", justifyItems: "end", fontSize: 26 } },
    },
  },
});
export const label = style({
  color: color.muted,
  fontWeight: 500,
  selectors: {
    [board]: { fontFamily: vars.text.family, fontSize: 11.5, letterSpacing: ".04em" },
  },
});

/** The picture and the name lead to the game; the sign says so where a row has room for it. */
export const play = style({
  display: "none",
  "@container": {
    [AT.wide]: {
      selectors: {
        [tables]: {
          gridArea: "play",
          display: "inline-flex",
          alignItems: "center",
          justifyContent: "center",
          gap: 7,
          minWidth: 44,
          minHeight: 44,
          paddingInline: 12,
          borderRadius: radius.control,
          background: color.action,
          color: color.onAction,
          fontWeight: 700,
        },
        // A board's row has figures to read, and room for the sign alone.
        [board]: {
          gridArea: "play",
          alignSelf: "center",
          display: "inline-grid",
          placeItems: "center",
          overflow: "hidden",
          width: 44,
          height: 44,
          borderRadius: radius.control,
          background: color.action,
          color: color.onAction,
          fontSize: 0,
        },
      },
    },
    [AT.whole]: { selectors: { [tables]: { paddingInline: 16 } } },
  },
});
// The sign keeps its size where its word has none.
globalStyle(`[data-lobby="board"] ${play} svg`, { width: 20, height: 20 });
globalStyle(`${link}:is(:hover, :focus-visible) ${play}`, {
  textDecoration: "underline",
  textUnderlineOffset: 4,
});

export const tools = style({
  flex: "none",
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  alignSelf: "stretch",
  justifyContent: "center",
  minWidth: 52,
  "@container": {
    [AT.wide]: {
      selectors: { [board]: { flexDirection: "row", gap: 2, paddingInlineEnd: 6 } },
    },
  },
});
// On the picture's corner: the line beside it is the name's, its dots' and the two signs'.
globalStyle(`[data-lobby="tables"] ${tools} ${heart}`, {
  "@container": {
    [AT.wide]: { position: "absolute", insetInlineStart: 46, top: "calc(50% - 46px)" },
  },
});
// In a row nothing covers the picture, so what can be done is always shown.
globalStyle(`${tools} ${demo}`, { alignItems: "center", margin: 0, paddingInline: 4, opacity: 1 });
globalStyle(`${tools} ${demoLabel}`, {
  paddingInline: 8,
  background: "none",
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
  "@container": {
    [AT.wide]: { minHeight: 44, paddingInline: 12, borderRadius: radius.control, fontSize: 14 },
  },
});
// Beside the sign of playing a second one would say the same.
globalStyle(`[data-lobby="tables"] ${tools} ${demoLabel} svg`, {
  "@container": { [AT.wide]: { display: "none" } },
});
globalStyle(`${tools} ${note}`, { top: "50%" });
