import { globalStyle, style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { raisedLook } from "#app/ui/layout/raised-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const note = style({ marginTop: 16 });
export const quiet = style({ fontSize: 14.5, color: color.ink });
export const offers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  gap: 18,
  margin: "18px 0 0",
  padding: 0,
  listStyle: "none",
});
const card = style({
  display: "grid",
  alignContent: "start",
  gap: 16,
  padding: "24px 26px 26px",
  ...raisedLook,
  "@media": { [media.narrow]: { padding: "20px 18px 20px" } },
});
export const offer = style([card, { display: "flex", flexDirection: "column", height: "100%" }]);
/** The presses of neighbouring cards stand in one line. */
globalStyle(`${offer} > :last-child`, { marginTop: "auto", paddingTop: 0 });
export const open = style([card, { marginTop: 18 }]);
export const offerHead = style({ display: "grid", gap: 2 });
export const offerName = style({ fontSize: 18, lineHeight: 1.3 });
export const sum = style({
  fontFamily: vars.display.family,
  fontSize: 38,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.15,
});
export const clauses = style({ display: "grid", margin: 0 });
export const clause = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "2px 16px",
  padding: "9px 0",
  borderTop: `1px solid ${color.line}`,
  fontSize: 14.5,
});
globalStyle(`${clause} dt`, { color: color.ink });
globalStyle(`${clause} dd`, { margin: 0, fontWeight: 650, fontVariantNumeric: "tabular-nums" });
export const why = style({ display: "block", fontSize: 13.5, fontWeight: 450 });
export const promise = style({ fontSize: 14.5, fontWeight: 650 });
export const progressBox = style({ display: "grid", gap: 8 });
export const progressWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 16px",
  fontSize: 15,
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
});
export const progress = style(progressLook({ height: 14 }));
globalStyle(`${open} ${progress}`, { background: color.surface });
globalStyle(`${open} ${progress}::-webkit-progress-bar`, { background: color.surface });
export const split = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  margin: 0,
});
globalStyle(`${split} dt`, { fontSize: 14 });
globalStyle(`${split} dd`, {
  margin: 0,
  fontSize: 20,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
export const code = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 460px) auto",
  alignItems: "start",
  justifyContent: "start",
  gap: "10px 14px",
  marginTop: 24,
  padding: "20px 26px",
  borderRadius: vars.radius.card,
  background: color.tint,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "16px 18px 18px" },
  },
});
export const records = style({ marginTop: 30 });
export const recordsTitle = style({ marginBottom: 4, fontSize: 21 });
