import { globalStyle, style } from "@vanilla-extract/css";
import { figureForms } from "#app/parts/totals/figure-forms.ts";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const display = {
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
} as const;

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  marginTop: 18,
  "@media": { [media.narrow]: { gap: 8, marginTop: 12 } },
});
export const figure = style({
  flex: "1 1 146px",
  padding: "14px 18px",
  borderRadius: radius.card,
  background: color.tint,
  selectors: { "&:first-child": { flexGrow: 2 } },
  // Both beside each other, so that the amount is in the first view.
  "@media": { [media.narrow]: { flexBasis: 100, padding: "10px 12px" } },
});
globalStyle(`${figure} dt`, { fontSize: 14, color: color.muted });
globalStyle(`${figure} dd`, {
  fontSize: 20,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});
export const large = style({});
globalStyle(`${figure} ${large}`, { fontSize: 30, lineHeight: 1.15 });

figureForms(figures, figure);

/** A low window has the sums as one line, in each brand's form. */
const low = (part: string, look: object) =>
  globalStyle(`html [data-page-body] ${part}`, { "@media": { [media.lowColumns]: look } });
low(figures, {
  flexDirection: "row",
  gap: "4px 12px",
  width: "auto",
  maxWidth: "none",
  margin: 0,
  padding: 0,
  border: 0,
});
low(`${figures} > ${figure}`, {
  display: "flex",
  flex: "none",
  alignItems: "baseline",
  gap: 8,
  padding: "4px 12px",
});
low(`${figure} > dt`, { fontSize: 13 });
low(`${figures} ${figure} > dd`, { fontSize: 16 });

export const heading = style({ ...display, fontSize: 18 });
export const quiet = style({ fontSize: 14.5, color: color.muted });
export const details = style({ marginTop: 24 });
export const detailList = style({ display: "grid", gap: 12, marginTop: 12 });
export const detail = style({
  padding: "14px 18px",
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const detailWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 12px",
});
export const progress = style([progressLook({ height: 10 }), { margin: "10px 0 8px" }]);

export const more = style({ color: color.link, fontWeight: 650, textDecoration: "underline" });
export const blocks = style({ marginTop: 24 });
export const blockList = style({ display: "grid", gap: 10, marginTop: 12 });
export const block = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  padding: "14px 16px",
  borderRadius: radius.card,
  background: color.tint,
  "@media": { [media.narrow]: { flexWrap: "wrap" } },
});
export const blockIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: `min(${radius.control}, 14px)`,
  background: color.surface,
  color: color.link,
});
export const blockWords = style({ display: "grid", gap: 2, flex: 1, minWidth: 0 });
export const blockStep = style({
  "@media": { [media.narrow]: { flexBasis: "100%", display: "grid" } },
});
export const forgot = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  fontSize: 14.5,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  // Its height is a finger's; on a phone its air counts as the gap below.
  "@media": { [media.narrow]: { marginBottom: -14 } },
});
export const waitingAccount = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  padding: "16px 18px",
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  cursor: "not-allowed",
});
export const today = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px 28px",
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${color.line}`,
  fontSize: 14.5,
});
globalStyle(`${today} dt`, { color: color.muted });
globalStyle(`${today} dd`, { fontWeight: 650, fontVariantNumeric: "tabular-nums" });
