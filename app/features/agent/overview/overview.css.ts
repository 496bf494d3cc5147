import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { sidewaysLook } from "#app/ui/layout/sideways-look.ts";
import { display, hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const spoken = hidden;
export const group = style({ marginTop: 24 });
export const groupTitle = style([display, { fontSize: 19 }]);
/** Tiles grow, so that no row ends in a hole. */
export const tiles = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  marginTop: 10,
  "@media": { [media.narrow]: { gap: 8 } },
});
export const tile = style({
  flex: "1 1 150px",
  minWidth: 0,
  padding: "13px 16px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "@media": { [media.narrow]: { flexBasis: "calc(50% - 4px)", padding: "11px 13px" } },
});
globalStyle(`${tile}:first-child:nth-last-child(4), ${tile}:first-child:nth-last-child(4) ~ *`, {
  "@media": { [media.wide]: { flexBasis: "22%" } },
});
// Five are three and two where one line has no room for them.
globalStyle(`${tile}:first-child:nth-last-child(5), ${tile}:first-child:nth-last-child(5) ~ *`, {
  "@media": { [`${media.wide} and (max-width: 1099px)`]: { flexBasis: "30%" } },
});
globalStyle(`${tile} dt`, { fontSize: 14, color: color.muted });
globalStyle(`${tile} dd`, {
  fontSize: 19,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { fontSize: 17 } },
});
export const noneBefore = style({ marginTop: 20, fontSize: 15, color: color.muted });
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
/** The lines' values beside the picture, the days below it. */
export const plot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: 10,
  fontSize: 13,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const latest = style({
  gridColumn: "1 / -1",
  justifySelf: "end",
  marginBottom: 10,
  fontSize: 14,
});
globalStyle(`${latest} strong`, { marginInlineStart: 6, color: color.ink, fontSize: 16 });
const HEIGHT = 180;
/** Half a line of text above and below, so that each value stands at the height of its line. */
const TEXT = 18;
export const scale = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  height: HEIGHT + TEXT,
  margin: `-${TEXT / 2}px 0`,
  lineHeight: `${TEXT}px`,
  textAlign: "end",
  whiteSpace: "nowrap",
});
export const picture = style({
  display: "block",
  width: "100%",
  height: HEIGHT,
  overflow: "visible",
});
export const gridLine = style({ stroke: color.edge, strokeWidth: 1, opacity: 0.4 });
export const dot = style({ fill: color.accent, stroke: color.tint, strokeWidth: 1.5 });
export const days = style({
  gridColumn: 2,
  display: "block",
  width: "100%",
  height: 22,
  marginTop: 8,
  overflow: "visible",
});
/** The last day is named at any width; every second and fourth one needs more room. */
export const dayName = style({
  fill: "currentcolor",
  selectors: {
    "&:nth-child(even)": { "@media": { [media.narrow]: { display: "none" } } },
    "&:nth-child(4n + 3)": { "@media": { [media.tight]: { display: "none" } } },
  },
});
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
export const more = style({ marginTop: 4 });
globalStyle(`${more} summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
  cursor: "pointer",
});
export const scroll = style({ ...sidewaysLook(color.tint), paddingBottom: 8 });
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
