import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display: face } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const of = (body: string, selector: string) => `[data-page-body="${body}"] ${selector}`;
const one = "minmax(0, 1fr)";
/** Between the lines of a path. */
const STEP = 16;
/** Only a ledger's levels are a table to the eye, and only where the window has its width. */
const asTable = (display: string) => ({ [media.large]: { selectors: { [ledger]: { display } } } });
/** On wide windows an index has a level's figures in one line, so that levels compare. */
const indexColumns = [
  "136px",
  ...[1.25, 1, 1.1, 0.72, 1.2, 0.95].map((part) => `minmax(0, ${part}fr)`),
].join(" ");
const raised = {
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const frame = style({
  selectors: {
    [stamps]: {
      padding: 14,
      border: `3px solid ${color.action}`,
      borderRadius: radius.panel,
      background: color.surface,
    },
    [ledger]: { borderBlock: `3px double ${color.edge}` },
  },
  "@media": { [media.narrow]: { selectors: { [stamps]: { padding: 6 } } } },
});
export const table = style({
  position: "relative",
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": asTable("table"),
});
export const caption = style(unseen);
export const head = style({
  fontSize: 13.5,
  color: color.muted,
  selectors: {
    '[data-page-body]:not([data-page-body="ledger"], [data-page-body="index"]) &': unseen,
    [index]: { display: "block" },
  },
  "@media": { [media.middle]: unseen },
});
globalStyle(`${head} th`, { padding: "12px 10px", fontWeight: 600, verticalAlign: "bottom" });
globalStyle(of("index", `${head} tr`), {
  display: "grid",
  gridTemplateColumns: indexColumns,
  alignItems: "end",
  columnGap: 10,
  padding: "0 14px 10px",
});
globalStyle(of("index", `${head} th`), { padding: 0, textAlign: "start", lineHeight: 1.3 });

export const body = style({
  display: "grid",
  gap: 12,
  selectors: {
    [cards]: {
      gridTemplateColumns: `repeat(3, ${one})`,
      alignItems: "start",
      gap: 20,
      paddingBottom: 28,
    },
    // Each level takes two lines, and the next one on the other side begins a line later.
    [path]: {
      gridTemplateColumns: `${one} ${one}`,
      gridAutoRows: "minmax(52px, auto)",
      gap: `${STEP}px 124px`,
    },
    [index]: { gap: 0, borderTop: `3px solid ${color.accent}` },
    [scores]: { gridTemplateColumns: `repeat(2, ${one})` },
    [stamps]: { gridTemplateColumns: `repeat(3, ${one})`, gap: 0 },
    [ledger]: { gap: 0 },
  },
  "@media": {
    ...asTable("table-row-group"),
    [media.tablet]: {
      selectors: { [path]: { gridTemplateColumns: one, gridAutoRows: "auto", gap: 14 } },
    },
    [media.narrow]: {
      selectors: {
        [cards]: { gridTemplateColumns: one, gap: 12, paddingBottom: 0 },
        [scores]: { gridTemplateColumns: one, gap: 8 },
        [stamps]: { gridTemplateColumns: `repeat(2, ${one})` },
      },
    },
  },
});
export const row = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: "8px 20px",
  selectors: {
    [cards]: { ...raised, padding: "0 22px 14px", borderRadius: radius.panel, overflow: "hidden" },
    [of("cards", "&:nth-child(3n + 2)")]: { top: 28 },
    // The first level has the fewest figures: its head fills the card.
    [of("cards", "&:first-child")]: {
      alignSelf: "stretch",
      alignContent: "stretch",
      gridTemplateRows: "1fr",
    },
    [path]: {
      ...raised,
      gridTemplateColumns: `repeat(3, ${one})`,
      gridArea: "span 2 / 1",
      alignContent: "center",
      padding: "16px 22px",
    },
    // Stations stand on both sides of the way by turns.
    [of("path", "&:nth-child(even)")]: { gridColumn: 2 },
    [of("path", "&:nth-child(2)")]: { gridRow: "2 / span 2" },
    [of("path", "&::before")]: {
      content: "",
      position: "absolute",
      insetInlineEnd: -64,
      top: "50%",
      width: 4,
      height: `calc(50% + ${STEP}px)`,
      background: color.accent,
    },
    [of("path", "&:nth-child(even)::before")]: { insetInline: "-64px auto" },
    [of("path", "&:last-child::before")]: { display: "none" },
    [index]: {
      gridTemplateColumns: `minmax(170px, 1fr) repeat(3, ${one})`,
      padding: "14px 16px",
      borderBottom: `1px solid ${color.line}`,
    },
    [scores]: {
      gridTemplateColumns: `${one} auto`,
      padding: "14px 18px",
      borderRadius: radius.card,
      background: color.surface,
      boxShadow: `inset 0 0 0 1px ${color.edge}`,
    },
    [of("scores", "&:first-child")]: { gridColumn: "1 / -1", paddingBlock: 24 },
    [stamps]: {
      justifyItems: "center",
      gap: 6,
      padding: "20px 12px",
      outline: `1px dashed ${color.edge}`,
      textAlign: "center",
    },
    [ledger]: { gap: 0, padding: "14px 0 10px", borderTop: `1px solid ${color.line}` },
  },
  "@media": {
    [media.phone]: { selectors: { [scores]: { gridTemplateColumns: one } } },
    [media.large]: {
      selectors: {
        [ledger]: { display: "table-row" },
        [index]: {
          gridTemplateColumns: indexColumns,
          alignItems: "center",
          columnGap: 10,
          padding: "4px 14px",
        },
      },
    },
    [media.middle]: {
      selectors: { [path]: { gridTemplateColumns: `repeat(2, ${one})` } },
    },
    [media.tablet]: {
      selectors: {
        [of("cards", "&:nth-child(3n + 2)")]: { top: 0 },
        [of("path", "&:nth-child(n)")]: {
          gridArea: "auto",
          marginInlineStart: 74,
          padding: "14px 16px",
        },
        [of("path", "&:nth-child(n)::before")]: { insetInline: "-43px auto", height: "100%" },
        [index]: { gridTemplateColumns: `repeat(2, ${one})`, padding: "14px 10px" },
      },
    },
    [media.narrow]: {
      selectors: { [of("stamps", "&:nth-child(odd):last-child")]: { gridColumn: "1 / -1" } },
    },
  },
});
/** The member's own level. */
export const ownRow = style([
  row,
  {
    selectors: {
      "&, [data-page-body] &": { background: color.tint },
      // An inset shadow would be below the ground of the level's name.
      [cards]: { outline: `2.5px solid ${color.link}`, outlineOffset: -2.5 },
      [path]: { boxShadow: `inset 0 0 0 2.5px ${color.link}` },
      [index]: { boxShadow: `inset 5px 0 ${color.accent}` },
      [of("scores", "&")]: { boxShadow: `inset 0 0 0 2.5px ${color.accent}` },
    },
  },
]);
globalStyle(`${body} :is(td, th)`, { textAlign: "inherit", fontWeight: "inherit" });
globalStyle(`[data-page-body="ledger"] ${body} :is(td, th)`, {
  "@media": { [media.large]: { padding: "14px 10px" } },
});
export const level = style({
  minWidth: 0,
  textAlign: "start",
  selectors: {
    [cards]: {
      marginInline: -22,
      padding: "16px 22px 14px",
      background: vars.atmosphere.warmGround,
    },
    [path]: { gridColumn: "1 / -1" },
    [index]: { gridRow: "span 3" },
  },
  "@media": {
    [media.large]: {
      selectors: { [ledger]: { display: "table-cell" }, [index]: { gridRow: "auto" } },
    },
    [media.tablet]: { selectors: { [index]: { gridColumn: "1 / -1", gridRow: "auto" } } },
  },
});
export const levelWords = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  selectors: {
    [cards]: { flexDirection: "row-reverse", justifyContent: "space-between" },
    [stamps]: { flexDirection: "column", textAlign: "center" },
  },
});
globalStyle(of("path", `${levelWords} > img`), {
  position: "absolute",
  zIndex: 1,
  insetInlineEnd: -97,
  top: "calc(50% - 35px)",
  width: 70,
  height: 70,
  padding: 11,
  border: `4px solid ${color.accent}`,
  borderRadius: "50%",
  background: color.surface,
});
globalStyle(of("path", `tr:nth-child(even) ${levelWords} > img`), { insetInline: "-97px auto" });
globalStyle(of("path", `tr:nth-child(n) ${levelWords} > img`), {
  "@media": { [media.tablet]: { insetInline: "-72px auto", width: 62, height: 62 } },
});
globalStyle(of("cards", `${levelWords} > img`), { width: 68, height: 68 });
globalStyle(of("index", `${levelWords} > img`), { width: 36, height: 36 });
globalStyle(of("cards", `tr:first-child ${levelWords}`), {
  "@media": {
    [media.wide]: { flexDirection: "column", justifyContent: "center", height: "100%" },
  },
});
globalStyle(of("cards", `tr:first-child ${levelWords} > img`), {
  "@media": { [media.wide]: { width: 136, height: 136 } },
});
globalStyle(of("cards", `tr:first-child ${levelWords} > span`), {
  "@media": { [media.wide]: { textAlign: "center" } },
});
globalStyle(of("scores", `tr:first-child ${levelWords} > img`), { width: 76, height: 76 });
globalStyle(of("stamps", `${levelWords} > img`), {
  width: 96,
  height: 96,
  padding: 18,
  border: `3px dashed ${color.edge}`,
  borderRadius: "50%",
});
globalStyle(of("stamps", `[data-reached] ${levelWords} > img`), {
  border: `5px solid ${color.action}`,
  background: color.tint,
  transform: "rotate(-8deg)",
});
export const rank = style({ display: "block", fontSize: 13, color: color.muted });
export const name = style({
  display: "block",
  fontSize: 17,
  fontWeight: 720,
  selectors: {
    [path]: { fontFamily: face.family, fontSize: 22, fontWeight: face.weight },
    [scores]: { fontFamily: face.family, fontSize: 21, fontWeight: face.weight },
    [stamps]: { fontFamily: face.family, fontSize: 20, fontWeight: face.weight },
    [ledger]: { fontFamily: face.family, fontSize: 22, fontWeight: face.weight },
    [of("scores", "tr:first-child &")]: { fontSize: "min(2.125rem, 9.6vw)" },
  },
});
export const ownTag = style({ display: "block", fontSize: 13, fontWeight: 650, color: color.link });

/** A figure with its label; what a level does not ask or give has none. */
const cell = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
  minWidth: 0,
  "::before": { content: "attr(data-label)", color: color.muted, fontSize: 13.5 },
  selectors: {
    "&[data-none]": { display: "none" },
    [path]: { display: "block" },
    [index]: { display: "block" },
    [of("path", "&::before")]: { display: "block" },
    [of("index", "&::before")]: { display: "block" },
    [of("scores", "&")]: { gridColumn: "1 / -1" },
    [of("stamps", "&")]: { flexWrap: "wrap", justifyContent: "center", gap: "0 8px" },
    [of("cards", "&")]: { padding: "6px 0", borderBottom: `1px solid ${color.line}` },
    [of("cards", "&:last-child")]: { borderBottom: 0 },
    [of("ledger", "&")]: { padding: "6px 0", textAlign: "end" },
    ...Object.fromEntries(
      ["path", "index"].map((body) => [of(body, "&[data-none]"), { display: "none" }]),
    ),
  },
  "@media": {
    [media.large]: {
      selectors: {
        // Words and figures of a stamp meet at its middle.
        [of("stamps", "&")]: {
          display: "grid",
          gridTemplateColumns: `${one} ${one}`,
          width: "100%",
          textAlign: "start",
        },
        [of("stamps", "&::before")]: { textAlign: "end" },
        [of("stamps", "&[data-none]")]: { display: "none" },
        [ledger]: { display: "table-cell" },
        [of("ledger", "&::before")]: { display: "none" },
        [of("index", "&[data-none]")]: { display: "block" },
        [of("index", "&::before")]: { display: "none" },
        [of("index", "&")]: { fontSize: 14 },
      },
    },
  },
});
export const number = style([cell]);
/** What a level asks of those who come to it. */
export const asked = style([cell]);
/** On a scoreboard the gift stands as its digits beside the name. */
export const gift = style([
  cell,
  {
    fontWeight: 720,
    selectors: {
      [of("scores", "&")]: {
        gridArea: "1 / 2",
        display: "grid",
        alignContent: "center",
        justifyItems: "end",
        gap: 2,
        padding: "8px 14px",
        borderRadius: radius.control,
        background: color.digit,
        color: color.digitInk,
        fontFamily: face.family,
        fontSize: 24,
        fontWeight: face.weight,
      },
      [of("scores", "&::before")]: { color: "inherit", fontFamily: vars.text.family },
      [of("scores", "&[data-none]")]: { display: "none" },
      [of("scores", "tr:first-child &")]: { fontSize: 36 },
      [of("stamps", "&")]: { color: color.win, fontSize: 19 },
    },
    "@media": {
      // The name of a level has the whole width.
      [media.phone]: {
        selectors: {
          [of("scores", "&")]: {
            gridArea: "auto",
            display: "flex",
            alignItems: "center",
            padding: "6px 14px",
          },
          [of("scores", "&[data-none]")]: { display: "none" },
          [of("scores", "tr:first-child &")]: { fontSize: "min(30px, 8vw)" },
        },
      },
    },
  },
]);
/** Short figures come first. */
export const rates = style([
  cell,
  {
    order: 1,
    selectors: { [path]: { gridColumn: "span 2" }, [index]: { gridColumn: "2 / -1" } },
    "@media": {
      [media.large]: { selectors: { [index]: { gridColumn: "auto" } } },
      [media.tablet]: { selectors: { [index]: { gridColumn: "1 / -1" } } },
    },
  },
]);
export const service = style([
  cell,
  {
    order: 1,
    selectors: { [of("scores", "&")]: { alignItems: "center" } },
  },
]);
/** Each rate on a line of its own. */
export const rebates = style({
  display: "inline-grid",
  gap: 2,
  selectors: { [scores]: { justifyItems: "end" } },
  "@media": { [media.middle]: { selectors: { [stamps]: { justifyItems: "center" } } } },
});
export const yes = style({
  display: "inline-flex",
  whiteSpace: "nowrap",
  alignItems: "center",
  gap: 7,
  fontWeight: 650,
  "@media": { [media.large]: { selectors: { [index]: { whiteSpace: "normal" } } } },
});
