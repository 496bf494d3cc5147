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
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      padding: "16px 18px 10px",
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
export const level = style({ minWidth: 0 });
export const levelWords = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  "@media": { [cards]: { marginBottom: 10 } },
});
export const rank = style({ display: "block", fontSize: 13, color: color.muted });
export const name = style({ display: "block", fontSize: 17, fontWeight: 720 });
export const ownTag = style({ display: "block", fontSize: 13, fontWeight: 650, color: color.link });
/** On a card each figure is a line with its label; what a level does not ask or give has none. */
const cell = style({
  "@media": {
    [cards]: {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: 16,
      selectors: {
        "&::before": { content: "attr(data-label)", color: color.muted, fontSize: 14 },
        "&[data-none]": { display: "none" },
      },
    },
  },
});
globalStyle(`${body} ${cell}`, {
  "@media": {
    [cards]: { padding: "8px 0", borderTop: `1px solid ${color.line}`, textAlign: "end" },
  },
});
export const number = style([cell]);
export const gift = style([cell]);
/** A card has its short figures first. */
export const rates = style([cell, { "@media": { [cards]: { order: 1 } } }]);
globalStyle(`${body} ${gift}`, { fontWeight: 720 });
globalStyle(`${body} td, ${head} ${number}`, {
  "@media": { [media.large]: { textAlign: "end" } },
});
/** Each rate on a line of its own. */
export const rebates = style({
  display: "inline-grid",
  gap: 2,
});
export const yes = style({
  display: "inline-flex",
  whiteSpace: "nowrap",
  alignItems: "center",
  gap: 7,
  fontWeight: 650,
});
