import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
const pairs = "repeat(auto-fit, minmax(min(100%, 270px), 1fr))";

/** Quieter than what waits: no ground of its own, small signs, links instead of buttons. */
export const list = style({
  display: "grid",
  gap: 10,
  selectors: {
    [cards]: { gridTemplateColumns: pairs },
    [path]: { gridTemplateColumns: pairs, columnGap: 28 },
    [index]: { gap: 0, borderTop: `1px solid ${color.line}` },
    [scores]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 230px), 1fr))",
      gap: 0,
      border: `1.5px solid ${color.line}`,
      borderRadius: radius.card,
      overflow: "hidden",
    },
    [stamps]: { gridTemplateColumns: pairs },
    [ledger]: { gap: 0 },
  },
});
/** The sign beside the name, the count and when they count; the way at the end. */
export const ticket = style({
  display: "grid",
  gridTemplateColumns: `auto ${one} auto`,
  gridTemplateAreas: '"sign name count" "sign text text" "sign way way"',
  columnGap: 12,
  alignContent: "start",
  padding: "14px 16px 6px",
  selectors: {
    [cards]: { borderRadius: radius.card, background: color.tint },
    [path]: { padding: "10px 0 2px", borderInlineStart: `3px dotted ${color.accent}` },
    [index]: { padding: "12px 0 4px", borderBottom: `1px solid ${color.line}` },
    [scores]: {
      gridTemplateColumns: `auto ${one}`,
      gridTemplateAreas: '"count name" "count text" "count way"',
      boxShadow: `0 0 0 1px ${color.line}`,
    },
    [stamps]: { border: `2px dashed ${color.edge}`, borderRadius: radius.card },
    [ledger]: {
      gridTemplateAreas: '"name name count" "text text text" "way way way"',
      padding: "10px 0 2px",
    },
    '[data-page-body="ledger"] li + &': { borderTop: `1px dashed ${color.line}` },
  },
  "@media": {
    [media.large]: {
      selectors: {
        [index]: {
          gridTemplateColumns: `auto 3fr 2fr 5fr auto`,
          gridTemplateAreas: '"sign name count text way"',
          alignItems: "center",
          columnGap: 20,
          padding: "6px 0",
        },
        [ledger]: {
          gridTemplateColumns: `4fr 5fr 3fr 2fr`,
          gridTemplateAreas: '"name text way count"',
          paddingBottom: 10,
          alignItems: "baseline",
          columnGap: 24,
        },
      },
    },
  },
});
export const sign = style({
  gridArea: "sign",
  color: color.link,
  selectors: {
    [path]: { paddingInlineStart: 14 },
    [scores]: { display: "none" },
    [ledger]: { display: "none" },
  },
});
export const name = style({ gridArea: "name", minWidth: 0, fontSize: 16, lineHeight: 1.3 });
export const count = style({
  gridArea: "count",
  minWidth: 0,
  fontWeight: 700,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [scores]: {
      alignSelf: "start",
      width: 84,
      padding: "6px 4px",
      borderRadius: radius.tag,
      background: color.digit,
      color: color.digitInk,
      fontSize: 14.5,
      textAlign: "center",
    },
  },
  "@media": { [media.large]: { selectors: { [index]: { textAlign: "start" } } } },
});
export const text = style({
  gridArea: "text",
  minWidth: 0,
  fontSize: 14.5,
  lineHeight: 1.4,
  color: color.muted,
});
export const way = style({
  gridArea: "way",
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: 44,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
globalStyle(`[dir="rtl"] ${way} > svg`, { transform: "scaleX(-1)" });
