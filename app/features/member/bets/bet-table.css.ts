import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { headCellLook, headLook, tableLook } from "#app/parts/table/rows-table.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const rows = media.middle;

export const table = style(tableLook(rows));
export const head = style(headLook(rows));
globalStyle(`${head} th`, headCellLook);
export const body = style({ "@media": { [rows]: { display: "block" } } });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [rows]: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"game game result" "time time state" "stake payout payout"',
      gap: "0 12px",
      padding: "12px 0",
    },
    // Two sums of large text have a line each.
    [media.tight]: {
      gridTemplateAreas:
        '"game game result" "time time time" "stake stake stake" "payout payout payout" "state state state"',
    },
  },
});
globalStyle(`${row} > td, ${row} > th`, {
  padding: "12px 10px",
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: "inherit",
  "@media": { [rows]: { padding: 0 } },
});
export const game = style({ minWidth: 0, "@media": { [rows]: { gridArea: "game" } } });
export const gameName = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  margin: "-10px 0",
  fontWeight: 700,
  selectors: { "&:hover": { color: color.link, textDecoration: "underline" } },
  "@media": {
    [rows]: {
      minHeight: 0,
      margin: 0,
      // The whole row opens the round.
      selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
    },
  },
});
export const faint = style({
  display: "block",
  fontSize: 13.5,
  fontWeight: 500,
  color: color.muted,
});
/** The round's own page names the vendor as well. */
export const vendor = style([faint, { "@media": { [media.narrow]: { display: "none" } } }]);
export const time = style({
  fontSize: 14,
  color: color.muted,
  "@media": { [rows]: { gridArea: "time" } },
});
export const state = style({
  "@media": {
    [rows]: { gridArea: "state", justifySelf: "end" },
    [media.tight]: { justifySelf: "start", marginTop: 6 },
  },
});
export const number = style({ whiteSpace: "nowrap" });
const sum = style([
  number,
  {
    "@media": {
      [rows]: {
        display: "flex",
        flexWrap: "wrap",
        gap: "0 6px",
        fontSize: 14,
        whiteSpace: "normal",
        selectors: { "&::before": { content: "attr(data-label)", color: color.muted } },
      },
    },
  },
]);
export const stake = style([sum, { "@media": { [rows]: { gridArea: "stake" } } }]);
export const payout = style([sum, { "@media": { [rows]: { gridArea: "payout" } } }]);
export const result = style([number, { "@media": { [rows]: { gridArea: "result" } } }]);
globalStyle(`${row} > ${number}, ${head} ${number}`, { textAlign: "end" });
globalStyle(`${row} > ${sum}`, { "@media": { [rows]: { textAlign: "start" } } });
globalStyle(`${row} > ${result}`, { fontWeight: 720 });
const pill = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  padding: "0 12px",
  borderRadius: `min(${vars.radius.control}, 14px)`,
  fontSize: 13.5,
  fontWeight: 700,
  whiteSpace: "nowrap",
});
export const status = styleVariants({
  UNSETTLED: [pill, { background: color.notice, color: color.noticeInk }],
  WIN: [pill, { background: color.surface, color: color.good, boxShadow: "inset 0 0 0 1.5px" }],
  LOSE: [pill, { background: color.raised, color: color.ink }],
  DRAW: [pill, { background: color.raised, color: color.ink }],
  CANCELLED: [pill, { background: color.badTint, color: color.bad }],
});
