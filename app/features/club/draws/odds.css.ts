import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
/** Prize, numbers and chance in one line; a wide window has room for a bar before the chance. */
const LINE = `${one} 110px minmax(90px, 44%)`;
/** With text twice as large the numbers have a line of their own. */
const LARGE_TEXT_LINE = `${one} auto`;
const PHONE_LINE = `${one} 74px 90px`;

export const table = style({
  display: "block",
  width: "100%",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [stamps]: {
      border: `3px solid ${color.action}`,
      borderRadius: radius.panel,
      background: color.surface,
      overflow: "hidden",
    },
    [ledger]: { borderBlock: `3px double ${color.edge}` },
    [index]: { borderTop: `3px solid ${color.accent}` },
  },
});
/** Only an index and a ledger have the names of the columns above them. */
export const head = style({
  display: "block",
  fontSize: 13.5,
  color: color.muted,
  selectors: {
    [cards]: unseen,
    [path]: unseen,
    [scores]: unseen,
    [stamps]: unseen,
    [ledger]: { borderBottom: `1px solid ${color.edge}` },
  },
  "@media": { [media.tight]: unseen },
});
globalStyle(`${head} > tr`, {
  display: "grid",
  gridTemplateColumns: LINE,
  columnGap: 14,
  paddingBlock: 10,
  "@media": { [media.narrow]: { gridTemplateColumns: PHONE_LINE, columnGap: 8 } },
});
globalStyle(`${head} th`, { fontWeight: 600, textAlign: "end" });
globalStyle(`${head} th:first-child`, { textAlign: "start" });
globalStyle(`[data-page-body="index"] ${head} tr`, { paddingInline: 14 });

export const body = style({
  display: "grid",
  counterReset: "prize",
  selectors: {
    [cards]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))", gap: 16 },
    [path]: {
      gap: 6,
      background: `linear-gradient(${color.accent}, ${color.accent}) 18px 50% / 4px calc(100% - 44px) no-repeat`,
    },
    [`[dir="rtl"] ${path}`]: { backgroundPositionX: "calc(100% - 18px)" },
    [scores]: { gridTemplateColumns: `repeat(2, ${one})`, gap: 12 },
    [stamps]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 170px), 1fr))",
      // Each cell draws two edges, and the sheet hides the outer ones.
      marginInlineEnd: -2,
      marginBottom: -2,
    },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [cards]: { gridTemplateColumns: `repeat(2, ${one})`, gap: 12 },
        [scores]: { gridTemplateColumns: one, gap: 8 },
        [stamps]: { gridTemplateColumns: `repeat(2, ${one})` },
      },
    },
    [media.tight]: {
      selectors: {
        [cards]: { gridTemplateColumns: one },
        [stamps]: { gridTemplateColumns: one },
      },
    },
  },
});
export const row = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  alignItems: "center",
  columnGap: 14,
  minWidth: 0,
  selectors: {
    [cards]: {
      justifyItems: "center",
      padding: "18px 12px 16px",
      borderRadius: radius.panel,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      textAlign: "center",
    },
    [path]: { gridTemplateColumns: LINE, minHeight: 52 },
    [index]: {
      gridTemplateColumns: LINE,
      minHeight: 46,
      paddingInline: 14,
      borderBottom: `1px solid ${color.line}`,
    },
    [scores]: {
      gridTemplateColumns: `${one} auto`,
      gridTemplateAreas: '"prize chance" "share chance"',
      paddingBlock: 10,
      paddingInline: "16px 12px",
      border: `1.5px solid ${color.edge}`,
      borderRadius: radius.card,
      background: color.surface,
    },
    [stamps]: {
      justifyItems: "center",
      alignContent: "center",
      padding: "16px 10px",
      borderInlineEnd: `2px dashed ${color.action}`,
      borderBottom: `2px dashed ${color.action}`,
      textAlign: "center",
    },
    [ledger]: { gridTemplateColumns: LINE, paddingBlock: 10 },
    '[data-page-body="scores"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
    '[data-page-body="ledger"] tr + &': { borderTop: `1px solid ${color.line}` },
  },
  "@media": {
    [media.narrow]: {
      columnGap: 8,
      selectors: {
        '[data-page-body="cards"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
        '[data-page-body="stamps"] &:nth-child(odd):last-child': { gridColumn: "1 / -1" },
        [path]: { gridTemplateColumns: PHONE_LINE },
        [index]: { gridTemplateColumns: PHONE_LINE },
        [ledger]: { gridTemplateColumns: PHONE_LINE },
      },
    },
    [media.tight]: {
      selectors: {
        [path]: { gridTemplateColumns: LARGE_TEXT_LINE },
        [index]: { gridTemplateColumns: LARGE_TEXT_LINE },
        [ledger]: { gridTemplateColumns: LARGE_TEXT_LINE },
      },
    },
  },
});
export const prize = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  fontSize: 18,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "start",
  selectors: {
    [cards]: { flexDirection: "column", gap: 10, fontSize: 23, textAlign: "center" },
    [path]: { gap: 18 },
    [index]: { fontSize: 16 },
    [scores]: { gridArea: "prize", fontSize: 22 },
    [stamps]: { flexDirection: "column", gap: 8, fontSize: 26, textAlign: "center" },
    [ledger]: { counterIncrement: "prize", gap: 10, fontSize: 20 },
    [`${ledger}::before`]: {
      content: ['counter(prize) "."', 'counter(prize) "." / ""'],
      minWidth: "1.4em",
      color: color.muted,
    },
    // The dots that lead the eye to the figures; a phone has the figures beside the name.
    [`${ledger}::after`]: { content: "", flex: 1, borderBottom: `2px dotted ${color.edge}` },
  },
  "@media": { [media.narrow]: { selectors: { [`${ledger}::after`]: { content: "none" } } } },
});
globalStyle(`${prize} > span:last-child`, {
  fontFamily: display.family,
  fontWeight: display.weight,
  fontVariationSettings: display.settings,
  letterSpacing: display.tracking,
});
export const sign = style({
  display: "grid",
  flex: "none",
  color: color.link,
  selectors: {
    [path]: {
      width: 40,
      height: 40,
      placeItems: "center",
      border: `3px solid ${color.accent}`,
      borderRadius: "50%",
      background: color.surface,
    },
    [cards]: {
      width: 60,
      height: 60,
      placeItems: "center",
      borderRadius: "48% 52% 46% 54% / 58% 54% 46% 42%",
      background: vars.atmosphere.warmGround,
    },
    [stamps]: {
      width: 52,
      height: 52,
      placeItems: "center",
      border: `2px dashed ${color.edge}`,
      borderRadius: "50%",
      transform: "rotate(-8deg)",
    },
  },
});
export const colour = style({
  display: "block",
  width: 22,
  height: 22,
  // A piece in the ground's own colour keeps its edge.
  borderRadius: "50%",
  boxShadow: `0 0 0 1.5px ${color.edge}`,
  selectors: {
    [cards]: { width: 36, height: 36 },
    [stamps]: { width: 30, height: 30 },
  },
});
export const share = style({
  color: color.muted,
  fontSize: 15,
  whiteSpace: "nowrap",
  textAlign: "end",
  selectors: {
    [cards]: { order: 1 },
    [scores]: { gridArea: "share", textAlign: "start" },
    [stamps]: { order: 1 },
  },
  "@media": {
    [media.tight]: {
      selectors: {
        [path]: { gridArea: "2 / 1", paddingInlineStart: 58, textAlign: "start" },
        [index]: { gridArea: "2 / 1", textAlign: "start" },
        [ledger]: { gridArea: "2 / 1", textAlign: "start" },
      },
    },
  },
});
export const chance = style({
  display: "grid",
  gridTemplateColumns: `${one} auto`,
  alignItems: "center",
  columnGap: 14,
  fontWeight: 700,
  whiteSpace: "nowrap",
  textAlign: "end",
  selectors: {
    [cards]: {
      gridTemplateColumns: one,
      rowGap: 6,
      width: "100%",
      marginTop: 8,
      fontSize: 17,
      textAlign: "center",
    },
    [scores]: {
      gridTemplateColumns: one,
      gridArea: "chance",
      alignSelf: "stretch",
      minWidth: 104,
      padding: "4px 10px",
      borderRadius: radius.tag,
      background: color.digit,
      color: color.digitInk,
      fontFamily: display.family,
      fontSize: 21,
      textAlign: "center",
    },
    [stamps]: { gridTemplateColumns: one, marginTop: 8, fontSize: 17, textAlign: "center" },
    [ledger]: { gridTemplateColumns: one },
  },
  "@media": { [media.narrow]: { gridTemplateColumns: one } },
});
/** How large the chance is beside the others: a bar, or the ground of an index's row. */
export const bar = style({
  display: "block",
  width: "100%",
  height: 8,
  borderRadius: 4,
  background: color.tint,
  fill: color.accent,
  selectors: {
    '[dir="rtl"] &': { transform: "scaleX(-1)" },
    [index]: {
      position: "absolute",
      zIndex: -1,
      inset: 0,
      height: "100%",
      borderRadius: 0,
      background: "none",
      fill: color.raised,
    },
    [scores]: { display: "none" },
    [stamps]: { display: "none" },
    [ledger]: { display: "none" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [path]: {
          position: "absolute",
          insetInline: "58px 0",
          bottom: 0,
          width: "calc(100% - 58px)",
          height: 4,
        },
      },
    },
  },
});
