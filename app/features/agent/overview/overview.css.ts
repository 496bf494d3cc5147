import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { display, hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const spoken = hidden;
export const group = style({ marginTop: 24 });
export const groupTitle = style([display, { fontSize: 19 }]);
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
  gap: 12,
  marginTop: 10,
  "@media": { [media.narrow]: { gridTemplateColumns: "1fr 1fr", gap: 8 } },
});
export const tile = style({
  minWidth: 0,
  padding: "13px 16px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "@media": { [media.narrow]: { padding: "11px 13px" } },
});
globalStyle(`${tile} dt`, { fontSize: 14, color: color.muted });
globalStyle(`${tile} dd`, {
  fontSize: 19,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { fontSize: 17 } },
});
export const change = style({});
globalStyle(`${tile} ${change}`, { fontSize: 13.5, fontWeight: 500, color: color.muted });

export const curve = style({
  marginTop: 16,
  padding: "14px 18px",
  borderRadius: radius.card,
  background: color.tint,
  "@media": { [media.narrow]: { padding: "12px 14px 4px" } },
});
export const measures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 4px",
  marginBottom: 10,
});
export const measure = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  fontSize: 14.5,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: color.surface },
    '&[aria-current="true"]': { background: color.surface, boxShadow: vars.atmosphere.shadowCard },
  },
});
export const picture = style({ display: "block", width: "100%", height: 170 });
export const line = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});
export const area = style({ fill: color.accent, opacity: 0.14 });
export const zero = style({
  stroke: color.edge,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
});
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  marginTop: 8,
  fontSize: 13.5,
  color: color.muted,
});
export const more = style({ marginTop: 4 });
globalStyle(`${more} summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
  cursor: "pointer",
});
export const scroll = style({ overflowX: "auto", paddingBottom: 8 });
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${table} :is(th, td)`, {
  padding: "9px 10px",
  borderTop: `1px solid ${color.line}`,
  textAlign: "end",
  whiteSpace: "nowrap",
  fontWeight: 500,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: "start" });
globalStyle(`${table} thead th`, { border: 0, fontSize: 14, color: color.muted });
