import { globalStyle, style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
/** A scoreboard's strip on a phone: the picture at its start, the reward at its end. */
const STRIP = 68;
/** A card that has a line for itself puts the member's own part beside the task. */
const LINE = "(min-width: 800px)";
const beside = {
  gridTemplateColumns: `${one} 320px`,
  gridAutoFlow: "column",
  gridTemplateRows: "auto 1fr",
  columnGap: 40,
} as const;
const open = {
  borderRadius: 0,
  background: "none",
  boxShadow: "none",
  overflow: "visible",
} as const;

export const card = style({
  position: "relative",
  display: "flex",
  height: "100%",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
  selectors: {
    [cards]: { flexDirection: "column" },
    [path]: { overflow: "visible" },
    [index]: { ...open, borderBottom: `1px solid ${color.line}` },
    [scores]: { border: `1.5px solid ${color.edge}` },
    [stamps]: { flexDirection: "row-reverse", border: `3px solid ${color.action}` },
    [ledger]: open,
    '[data-page-body="ledger"] li + li > &': { borderTop: `1px solid ${color.line}` },
  },
  "@media": { [media.narrow]: { selectors: { [scores]: { flexDirection: "column" } } } },
  "@container": { [LINE]: { selectors: { [cards]: { flexDirection: "row" } } } },
});
/** The picture's place: above the words, a station, a line's sign, or a stamp's stub. */
export const stage = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 128,
  background: vars.atmosphere.warmGround,
  selectors: {
    [cards]: { width: "100%", height: 132, borderRadius: "0 0 50% 50% / 0 0 26px 26px" },
    [path]: {
      position: "absolute",
      insetInlineStart: -102,
      top: 18,
      width: 72,
      height: 72,
      border: `4px solid ${color.accent}`,
      borderRadius: "50%",
      background: color.surface,
    },
    [index]: { width: 84, background: "none" },
    [scores]: { width: 112, background: color.digit },
    [stamps]: { background: color.tint, borderInlineStart: `3px dashed ${color.action}` },
    [ledger]: { display: "none" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [cards]: { height: 96 },
        [path]: { insetInlineStart: -58, top: 12, width: 44, height: 44, borderWidth: 3 },
        [index]: { display: "none" },
        [scores]: { justifyItems: "start", width: "auto", height: STRIP, paddingInlineStart: 16 },
        [stamps]: { width: 76 },
      },
    },
  },
  "@container": {
    [LINE]: {
      selectors: {
        [cards]: {
          width: 190,
          height: "auto",
          borderRadius: 0,
          borderStartEndRadius: "50%",
          borderEndEndRadius: "50%",
        },
      },
    },
  },
});
export const picture = style({
  selectors: {
    [cards]: { width: 88, height: 88 },
    [path]: { width: 42, height: 42 },
    [index]: { width: 52, height: 52 },
    [stamps]: {
      boxSizing: "content-box",
      padding: 12,
      border: `3px dashed ${color.edge}`,
      borderRadius: "50%",
      transform: "rotate(-8deg)",
    },
  },
  "@media": {
    [media.narrow]: {
      width: 44,
      height: 44,
      selectors: {
        [path]: { width: 26, height: 26 },
        [stamps]: { width: 38, height: 38, padding: 7 },
      },
    },
  },
});
/** The task, its terms and the member's own part: below or, on lines, beside one another. */
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  alignContent: "start",
  gap: 14,
  padding: "18px 22px 20px",
  selectors: { [index]: { paddingInlineEnd: 0 }, [ledger]: { paddingInline: 0 } },
  "@media": {
    [media.large]: {
      selectors: {
        [path]: beside,
        [index]: {
          gridTemplateColumns: `${one} 260px`,
          gridAutoFlow: "column",
          gridTemplateRows: "auto 1fr",
          columnGap: 32,
        },
        [ledger]: { gridTemplateColumns: `5fr 5fr 4fr`, columnGap: 40, alignItems: "start" },
      },
    },
    [media.narrow]: {
      padding: "14px 18px 18px",
      selectors: { [index]: { paddingInline: 0 }, [ledger]: { paddingInline: 0 } },
    },
  },
  "@container": {
    [LINE]: { selectors: { [cards]: beside, [scores]: beside, [stamps]: beside } },
  },
});
export const task = style({ minWidth: 0 });
export const terms = style({ minWidth: 0 });
export const own = style({
  display: "grid",
  gap: 12,
  alignContent: "start",
  minWidth: 0,
  "@media": {
    [media.large]: {
      selectors: { [path]: { gridRow: "1 / span 2" }, [index]: { gridRow: "1 / span 2" } },
    },
    // In dense rows the press stands beside the progress.
    [media.narrow]: {
      selectors: {
        [index]: { gridTemplateColumns: `${one} auto`, alignItems: "center", gap: "8px 20px" },
      },
    },
    [media.tight]: { selectors: { [index]: { gridTemplateColumns: one } } },
  },
  "@container": {
    [LINE]: {
      selectors: {
        [cards]: { gridRow: "1 / span 2" },
        [scores]: { gridRow: "1 / span 2" },
        [stamps]: { gridRow: "1 / span 2" },
      },
    },
  },
});
/** A guest has no part of their own: a wide row has the terms beside the task. */
const ofGuest = `[data-page-body="index"] ${words}:has(> ${own}:empty)`;
globalStyle(ofGuest, {
  "@media": { [media.large]: { gridTemplateColumns: "5fr 7fr", alignItems: "center" } },
});
globalStyle(`${ofGuest} > ${terms}`, {
  "@media": { [media.large]: { gridArea: "1 / 2" } },
});
globalStyle(`[data-page-body="ledger"] ${words}:has(> ${own}:empty)`, {
  "@media": { [media.large]: { gridTemplateColumns: `${one} ${one}` } },
});
globalStyle(`${own}:empty`, { display: "none" });
globalStyle(`[data-page-body="index"] ${own} > :not(div, form)`, {
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const state = style({ marginBottom: 10 });
export const title = style({
  marginBottom: 4,
  fontSize: 21,
  selectors: {
    [ledger]: { counterIncrement: "mission", fontSize: 25 },
    [`${ledger}::before`]: {
      content: ['counter(mission) ". "', 'counter(mission) ". " / ""'],
      color: color.muted,
    },
    [scores]: { fontSize: 23 },
  },
});
export const text = style({ lineHeight: 1.45, color: color.muted });
// Equal from row to row; the goal stays in one line, and a long reward takes two.
const threeFacts = "minmax(max-content, 4fr) minmax(0, 4fr) minmax(0, 5fr)";
export const facts = style({
  display: "grid",
  gridTemplateColumns: threeFacts,
  gap: "8px 24px",
  selectors: {
    [cards]: { gridTemplateColumns: `${one} ${one}` },
    [ledger]: { gridTemplateColumns: one, gap: 4 },
    [stamps]: { gridTemplateColumns: `${one} ${one}` },
  },
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: `${one} ${one}`,
      selectors: {
        [index]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)", gap: 12 },
      },
    },
    [media.tight]: { selectors: { [index]: { gridTemplateColumns: one } } },
  },
  "@container": {
    [LINE]: {
      selectors: {
        [cards]: { gridTemplateColumns: threeFacts },
        [stamps]: { gridTemplateColumns: threeFacts },
      },
    },
  },
});
/** On a ledger dots lead from each word to its figure. */
globalStyle(`[data-page-body="ledger"] ${facts} :is(div, dt)`, {
  display: "flex",
  alignItems: "baseline",
  gap: 8,
});
globalStyle(`[data-page-body="ledger"] ${facts} dt`, { flex: "1 1 auto" });
globalStyle(`[data-page-body="ledger"] ${facts} dt::after`, {
  content: "",
  flex: "1 1 16px",
  borderBottom: `2px dotted ${color.edge}`,
});
globalStyle(`[data-page-body="ledger"] ${facts} dd`, { maxWidth: "70%", textAlign: "end" });
export const prize = style({
  "@media": {
    [media.narrow]: {
      selectors: {
        [scores]: {
          position: "absolute",
          insetInlineEnd: 16,
          top: 0,
          display: "grid",
          alignContent: "center",
          height: STRIP,
          maxWidth: "64%",
          color: color.digitInk,
          textAlign: "end",
        },
      },
    },
  },
});
globalStyle(`[data-page-body="scores"] ${prize} > :is(dt, dd)`, {
  "@media": { [media.narrow]: { color: "inherit", lineHeight: 1.15 } },
});
export const term = style({ fontSize: 13, color: color.muted });
export const fact = style({ fontWeight: 650, fontVariantNumeric: "tabular-nums" });
export const reward = style({
  fontWeight: 750,
  color: color.win,
  selectors: {
    [scores]: { fontFamily: vars.display.family, fontSize: 22, fontWeight: vars.display.weight },
    [stamps]: { fontSize: 19 },
  },
  fontVariantNumeric: "tabular-nums",
});
export const progress = style({ display: "grid", gap: 6 });
export const bar = style([
  progressLook({ height: 10 }),
  { selectors: { [scores]: { height: 16, borderRadius: 2 } } },
]);
export const missing = style({
  fontSize: 14.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
/** A card of its own line has no button of that width. */
export const act = style({ maxWidth: 440 });
