import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const cards = media.middle;

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": { [cards]: { display: "block" } },
});
export const head = style({
  fontSize: 14,
  color: color.muted,
  "@media": {
    [cards]: unseen,
  },
});
globalStyle(`${head} th`, {
  padding: "8px 10px",
  fontWeight: 600,
  whiteSpace: "nowrap",
});
export const body = style({ "@media": { [cards]: { display: "grid", gap: 10 } } });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [cards]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "2px 12px",
      padding: "14px 16px",
      border: 0,
      borderRadius: vars.radius.card,
      background: color.tint,
    },
  },
});
globalStyle(`${row} > td, ${row} > th`, {
  padding: "12px 10px",
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: "inherit",
  "@media": { [cards]: { padding: 0 } },
});
const label = {
  content: "attr(data-label)",
  color: color.muted,
  fontSize: 14,
  fontWeight: 500,
} as const;
export const game = style({ minWidth: 0 });
export const gameName = style({
  display: "block",
  fontWeight: 700,
  selectors: { "&:hover": { color: color.link, textDecoration: "underline" } },
});
export const faint = style({ fontSize: 13.5, fontWeight: 500, color: color.muted });
export const round = style({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: 44,
  margin: "-8px 0 -12px",
  fontSize: 14,
  fontWeight: 650,
  color: color.link,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const time = style({
  fontSize: 14,
  color: color.muted,
  "@media": { [cards]: { gridColumn: "1 / -1", order: 2 } },
});
export const state = style({ "@media": { [cards]: { order: 1, justifySelf: "end" } } });
const cell = style({
  whiteSpace: "nowrap",
  "@media": {
    [cards]: {
      gridColumn: "1 / -1",
      order: 3,
      display: "flex",
      justifyContent: "space-between",
      gap: 16,
      selectors: { "&::before": label },
    },
  },
});
export const number = style([cell]);
export const result = style([cell, { fontWeight: 720 }]);
globalStyle(`${row} > ${number}, ${row} > ${result}, ${head} ${number}`, {
  textAlign: "end",
  "@media": { [cards]: { textAlign: "start" } },
});
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
