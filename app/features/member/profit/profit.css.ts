import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const display = {
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
} as const;

export const spoken = hidden;
export const chart = style({
  margin: 0,
  padding: "16px 18px 12px",
  borderRadius: radius.card,
  background: color.tint,
});
export const caption = style({ marginBottom: 12, fontSize: 14.5, fontWeight: 650 });
export const picture = style({ display: "block", width: "100%", height: 180 });
export const gain = style({ fill: color.good });
export const loss = style({ fill: color.bad });
export const zero = style({
  stroke: color.edge,
  strokeWidth: 1.5,
  vectorEffect: "non-scaling-stroke",
});
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  marginTop: 8,
  fontSize: 13.5,
  color: color.muted,
});

export const table = style({
  position: "relative",
  width: "100%",
  marginTop: 26,
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  // Both tables of the page have the same columns.
  "@media": { [media.wide]: { tableLayout: "fixed" } },
});
export const title = style({ ...display, marginBottom: 6, fontSize: 18, textAlign: "start" });
export const wide = style({ "@media": { [media.narrow]: { display: "none" } } });
export const result = style({});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: 11,
  paddingInline: "12px 0",
  borderTop: `1px solid ${color.line}`,
  textAlign: "end",
  whiteSpace: "nowrap",
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: "start" });
globalStyle(`${table} thead th`, { border: 0, fontSize: 14, fontWeight: 600, color: color.muted });
globalStyle(`${table} tbody th`, { fontWeight: 650 });
globalStyle(`${table} ${result}`, { fontWeight: 720 });
