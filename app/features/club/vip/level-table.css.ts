import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const cards = media.middle;

export const frame = style({
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  padding: "10px 18px 8px",
  "@media": { [cards]: { padding: 0, background: "none", boxShadow: "none" } },
});
export const table = style({
  position: "relative",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": { [cards]: { display: "block" } },
});
export const caption = style(unseen);
export const head = style({
  fontSize: 13.5,
  color: color.muted,
  textAlign: "start",
  "@media": { [cards]: unseen },
});
globalStyle(`${head} th`, { padding: "12px 10px", fontWeight: 600, verticalAlign: "bottom" });
export const body = style({
  "@media": {
    [cards]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))",
      gap: 12,
    },
  },
});
export const row = style({
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [cards]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "12px 14px",
      alignContent: "start",
      padding: "18px 18px 20px",
      border: 0,
      borderRadius: vars.radius.card,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
    },
  },
});
export const ownRow = style([
  row,
  {
    background: color.tint,
    "@media": { [cards]: { background: color.tint, boxShadow: `inset 0 0 0 2px ${color.link}` } },
  },
]);
globalStyle(`${body} :is(td, th)`, {
  padding: "11px 10px",
  textAlign: "start",
  fontWeight: "inherit",
  "@media": { [cards]: { padding: 0 } },
});
const line = style({ "@media": { [cards]: { gridColumn: "1 / -1" } } });
export const level = style([line, { minWidth: 0 }]);
export const levelWords = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  "@media": { [cards]: { marginBottom: 4 } },
});
export const rank = style({ display: "block", fontSize: 13, color: color.muted });
export const name = style({ display: "block", fontSize: 17, fontWeight: 720 });
export const ownTag = style({ display: "block", fontSize: 13, fontWeight: 650, color: color.link });
const cell = style({
  "@media": {
    [cards]: {
      display: "grid",
      gap: 2,
      alignContent: "space-between",
      selectors: {
        "&::before": {
          content: "attr(data-label)",
          color: color.muted,
          fontSize: 13,
          lineHeight: 1.25,
        },
      },
    },
  },
});
export const number = style([cell]);
export const gift = style([cell]);
/** A card has its short figures first. */
export const rates = style([line, cell, { "@media": { [cards]: { order: 1 } } }]);
globalStyle(`${body} ${gift}`, { fontWeight: 720 });
globalStyle(`${body} td, ${head} ${number}`, {
  "@media": { [media.large]: { textAlign: "end" } },
});
/** Each rate on a line of its own. */
export const rebates = style({
  display: "inline-grid",
  gap: 2,
  "@media": { [cards]: { display: "flex", flexWrap: "wrap", gap: "2px 14px" } },
});
export const yes = style({
  display: "inline-flex",
  whiteSpace: "nowrap",
  alignItems: "center",
  gap: 7,
  fontWeight: 650,
});
