import { globalStyle, style } from "@vanilla-extract/css";
import { headCellLook, headLook, tableLook } from "#app/parts/table/rows-table.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const rows = media.narrow;

export const table = style(tableLook(rows));
export const head = style(headLook(rows));
globalStyle(`${head} th`, headCellLook);
globalStyle(`${head} th:first-child`, { paddingInlineStart: 0 });
globalStyle(`${head} th:last-child`, { paddingInlineEnd: 0 });
export const day = style({ "@media": { [rows]: { display: "block" } } });
export const dayRow = style({ "@media": { [rows]: { display: "block" } } });
export const dayName = style({
  padding: "18px 0 6px",
  fontSize: 14,
  fontWeight: 700,
  color: color.muted,
  textAlign: "start",
  "@media": { [rows]: { display: "block" } },
});
// The first day follows the sums at once.
globalStyle(`${head} + ${day} ${dayName}`, { "@media": { [rows]: { paddingTop: 4 } } });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [rows]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"what amount" "what balance" "time balance"',
      columnGap: 12,
      padding: "12px 0",
    },
    // In large text an amount has no room beside words.
    [media.tight]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"what" "amount" "balance" "time"',
    },
  },
});
globalStyle(`${row} > *`, {
  padding: "10px",
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: "inherit",
  "@media": { [rows]: { padding: 0 } },
});
globalStyle(`${row} > :first-child`, { paddingInlineStart: 0 });
globalStyle(`${row} > :last-child`, { paddingInlineEnd: 0 });
export const what = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minWidth: 0,
  "@media": { [rows]: { gridArea: "what", gap: 12 } },
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: `min(${radius.control}, 14px)`,
  background: color.tint,
  color: color.muted,
});
export const iconIn = style([icon, { color: color.good }]);
export const words = style({ display: "grid", minWidth: 0, lineHeight: 1.35 });
export const kind = style({ fontWeight: 700 });
export const subject = style({
  minWidth: 0,
  // The whole height of the row can be tapped, not only the word.
  padding: "10px 0",
  margin: "-10px 0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: 14,
  fontWeight: 500,
  color: color.muted,
  textDecoration: "underline",
  textDecorationColor: color.line,
  textUnderlineOffset: 3,
  "@media": { [rows]: { whiteSpace: "normal" } },
  selectors: { "&:hover": { color: color.link, textDecorationColor: "currentcolor" } },
});
export const reference = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  maxWidth: 220,
  fontSize: 13.5,
  fontWeight: 500,
  color: color.muted,
});
export const time = style({
  whiteSpace: "nowrap",
  fontSize: 14,
  color: color.muted,
  "@media": { [rows]: { gridArea: "time", paddingInlineStart: 52 } },
});
globalStyle(`${row} > ${time}`, { "@media": { [rows]: { paddingInlineStart: 52 } } });
const figure = style({ whiteSpace: "nowrap" });
export const number = style([figure]);
export const amount = style([figure, { "@media": { [rows]: { gridArea: "amount" } } }]);
export const balance = style([
  figure,
  { color: color.muted, "@media": { [rows]: { gridArea: "balance", fontSize: 13.5 } } },
]);
globalStyle(`${row} > ${amount}, ${row} > ${balance}, ${head} ${number}`, { textAlign: "end" });
globalStyle(`${row} > :is(${amount}, ${balance})`, {
  "@media": { [media.tight]: { paddingInlineStart: 52, textAlign: "start" } },
});
globalStyle(`${row} > ${amount}`, { fontWeight: 720 });
export const balanceWord = style({ "@media": { [media.wide]: { display: "none" } } });
