import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { sidewaysLook } from "#app/ui/layout/sideways-look.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const cards = media.narrow;
const { framed, open } = inside.surface;

/** A table with many columns moves within its frame and not the page. */
export const frame = style({
  marginTop: 14,
  ...sidewaysLook(color.surface),
  selectors: { [open]: sidewaysLook(color.page) },
});
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  selectors: { [framed]: { boxShadow: `inset 0 0 0 1px ${color.line}` } },
  fontVariantNumeric: "tabular-nums",
});
export const cardTable = style({
  "@media": {
    [cards]: { display: "block", selectors: { [framed]: { boxShadow: "none" } } },
  },
});
export const head = style({
  fontSize: 14,
  color: color.muted,
  selectors: {
    [framed]: { background: color.tint },
    [open]: { borderBottom: `3px double ${color.edge}` },
  },
});
export const cardHead = style({ "@media": { [cards]: unseen } });
globalStyle(`${head} th`, {
  padding: "8px 10px",
  fontWeight: 600,
  textAlign: "start",
  whiteSpace: "nowrap",
  "@media": { [cards]: { padding: "8px 6px", whiteSpace: "normal", verticalAlign: "bottom" } },
});
export const cardBody = style({ "@media": { [cards]: { display: "grid", gap: 10 } } });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { [open]: { borderTopStyle: "dashed" } },
});
export const cardRow = style({
  "@media": {
    [cards]: {
      display: "grid",
      gap: 4,
      padding: "14px 16px",
      border: 0,
      borderRadius: vars.radius.card,
      background: color.tint,
      selectors: {
        [framed]: { background: "none", boxShadow: `inset 0 0 0 1px ${color.line}` },
        [open]: {
          padding: "12px 0",
          borderTop: `1px dashed ${color.line}`,
          borderRadius: 0,
          background: "none",
        },
      },
    },
  },
});
globalStyle(`${row} > :is(td, th)`, {
  padding: "12px 10px",
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: "inherit",
  "@media": { [cards]: { padding: "10px 6px", overflowWrap: "anywhere" } },
});
globalStyle(`${row} > td`, { whiteSpace: "nowrap" });
globalStyle(`${cardRow} > :is(td, th)`, { "@media": { [cards]: { padding: 0 } } });
globalStyle(`${cardRow} > td`, {
  "@media": {
    [cards]: { display: "flex", justifyContent: "space-between", gap: 16, whiteSpace: "normal" },
  },
});
globalStyle(`${cardRow} > td::before`, {
  "@media": {
    [cards]: { content: "attr(data-label)", color: color.muted, fontSize: 14, fontWeight: 500 },
  },
});
export const lead = style({ minWidth: 128, "@media": { [cards]: { minWidth: 0 } } });
export const number = style({});
globalStyle(`${row} > ${number}, ${head} ${number}`, { textAlign: "end" });
export const name = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 700,
  overflowWrap: "anywhere",
  selectors: { "a&:hover": { color: color.link, textDecoration: "underline" } },
});
export const faint = style({ fontSize: 13.5, fontWeight: 500, color: color.muted });
export const stacked = style({ display: "grid", justifyItems: "start" });
