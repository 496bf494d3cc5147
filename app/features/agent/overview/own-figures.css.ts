import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";

export const figures = style({
  display: "grid",
  gridTemplateColumns: `6fr 5fr 5fr`,
  gap: 14,
  marginTop: 20,
  selectors: {
    [path]: { gap: 0, borderTop: `4px solid ${color.accent}` },
    [index]: { gridTemplateColumns: one, gap: 0, borderTop: `3px solid ${color.accent}` },
    [scores]: { gap: 3, borderRadius: radius.card, background: color.digit, overflow: "hidden" },
    [ledger]: { gridTemplateColumns: `${one} ${one}`, gap: "0 40px" },
  },
  "@media": {
    [media.narrow]: {
      gap: 8,
      gridTemplateColumns: `${one} ${one}`,
      selectors: {
        [path]: { gridTemplateColumns: one, borderTop: 0 },
        [ledger]: { gap: "0 16px" },
      },
    },
  },
});
export const figure = style({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  padding: "16px 20px 8px",
  selectors: {
    [cards]: { borderRadius: radius.panel, background: color.tint },
    // Stations of a way: it runs above them, and on a phone beside them.
    [path]: { position: "relative", paddingTop: 22 },
    '[data-page-body="path"] &::before': {
      content: "",
      position: "absolute",
      insetInlineStart: 20,
      top: -13,
      boxSizing: "border-box",
      width: 22,
      height: 22,
      border: `5px solid ${color.accent}`,
      borderRadius: "50%",
      background: color.surface,
    },
    [index]: {
      gridTemplateColumns: `${one} auto 10rem`,
      alignItems: "center",
      gap: 20,
      padding: "4px 0",
      borderBottom: `1px solid ${color.line}`,
    },
    [scores]: { justifyItems: "center", color: color.digitInk, textAlign: "center" },
    [stamps]: {
      justifyItems: "center",
      border: `3px dashed ${color.action}`,
      borderRadius: radius.panel,
      textAlign: "center",
    },
    [ledger]: {
      justifyItems: "center",
      borderTop: `1px solid ${color.line}`,
      textAlign: "center",
    },
  },
  "@media": {
    [media.narrow]: {
      padding: "12px 14px 4px",
      selectors: {
        [path]: {
          paddingBlock: "4px 12px",
          paddingInlineStart: 30,
          borderInlineStart: `4px solid ${color.accent}`,
          marginInlineStart: 11,
        },
        '[data-page-body="path"] &::before': { insetInlineStart: -13, top: 4 },
        [index]: { gridTemplateColumns: `${one} auto`, gap: "0 12px", paddingTop: 8 },
      },
    },
  },
});
export const first = style([
  figure,
  {
    selectors: {
      [cards]: { background: vars.atmosphere.warmGround },
      [stamps]: { background: color.tint, borderStyle: "solid" },
      [ledger]: {
        gridColumn: "1 / -1",
        borderTop: `3px double ${color.edge}`,
        paddingBlock: "22px 12px",
      },
    },
    "@media": {
      [media.narrow]: { gridColumn: "1 / -1" },
    },
  },
]);
globalStyle(`${figures} dt`, { fontSize: 15, fontWeight: 600 });
globalStyle(`:is([data-page-body="index"], [data-page-body="scores"]) ${figures} dt`, {
  color: "inherit",
});
export const value = style({
  fontFamily: display.family,
  fontSize: 30,
  fontWeight: display.weight,
  letterSpacing: display.tracking,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  selectors: {
    [`${first} > &`]: { fontSize: 36 },
    [`[data-page-body="ledger"] ${first} > &`]: { fontSize: 48 },
    '[data-page-body="scores"] &': { fontVariantNumeric: "tabular-nums" },
  },
  "@media": {
    [media.narrow]: {
      fontSize: 22,
      selectors: {
        [`${first} > &`]: { fontSize: 30 },
        [`[data-page-body="ledger"] ${first} > &`]: { fontSize: 38 },
      },
    },
  },
});
/** A day beside an hour begins the line. */
export const close = style([value, { "::first-letter": { textTransform: "uppercase" } }]);
// A result's own colour is chosen for a page's ground, not for a board's.
globalStyle(`[data-page-body="scores"] ${value} *`, { color: "inherit" });
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  fontSize: 14.5,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  selectors: { [scores]: { color: "inherit" } },
});
