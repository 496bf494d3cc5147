import { globalStyle, style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { raisedLook } from "#app/ui/layout/raised-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const page = style({ display: "grid", gap: 20, minWidth: 0 });
export const note = style({ marginTop: 16 });
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  alignItems: "center",
  gap: "22px 36px",
  marginTop: 18,
  padding: "30px 32px",
  ...raisedLook,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "24px 18px 22px" },
  },
});
export const own = style({
  display: "flex",
  alignItems: "center",
  gap: 22,
  minWidth: 0,
  "@media": { [media.narrow]: { flexDirection: "column", textAlign: "center", gap: 14 } },
});
export const medal = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 148,
  height: 148,
  borderRadius: "50%",
  background: color.surface,
  boxShadow: `inset 0 0 0 3px ${color.accent}, ${vars.atmosphere.shadowCard}`,
});
export const kicker = style({ fontSize: 14, fontWeight: 650, color: color.ink });
export const name = style({
  fontFamily: vars.display.family,
  fontSize: 38,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});
export const quiet = style({ fontSize: 14.5, color: color.ink });
export const bars = style({ display: "grid", gap: 12 });
export const towards = style({ fontSize: 18 });
export const bar = style({ display: "grid", gap: 6 });
export const barWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 14px",
  fontSize: 14.5,
});
export const barAmounts = style({ fontVariantNumeric: "tabular-nums" });
export const progress = style(progressLook({ height: 12 }));
globalStyle(`${card} ${progress}`, { background: color.surface });
globalStyle(`${card} ${progress}::-webkit-progress-bar`, { background: color.surface });
export const title = style({ margin: "28px 0 12px", fontSize: 21 });
export const keep = style({ display: "grid", gap: 10 });
export const gift = style({
  padding: "2px 18px 18px",
  borderRadius: radius.card,
  background: color.tint,
});
export const had = style({ marginTop: 22 });
export const hadTitle = style({ marginBottom: 10, fontSize: 17 });
export const gives = style({
  display: "grid",
  gap: 10,
  margin: "0 0 14px",
  padding: 0,
  listStyle: "none",
});
export const give = style({ display: "flex", alignItems: "center", gap: 12 });
export const link = style({ color: color.link, fontWeight: 650 });
export const levels = style({ minWidth: 0 });
