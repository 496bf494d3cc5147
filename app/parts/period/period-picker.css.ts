import { globalStyle, style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const picker = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginTop: 16,
  "@media": { [media.narrow]: { gap: 6, marginTop: 10 } },
});
export const quick = style({
  display: "flex",
  gap: 8,
  "@media": { [media.narrow]: { flex: "1 1 auto", flexWrap: "wrap", gap: 6 } },
});
globalStyle(`${quick} > li`, { "@media": { [media.narrow]: { flex: "1 1 auto" } } });
export const chip = style({
  ...chipLook,
  padding: "0 16px",
  cursor: "pointer",
  listStyle: "none",
  "@media": { [media.narrow]: { padding: "0 10px" } },
});
globalStyle(`${chip}::-webkit-details-marker`, { display: "none" });
export const around = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  borderRadius: radius.control,
  background: color.tint,
  "@media": { [media.narrow]: { flex: 1 } },
});
export const days = style({
  flex: 1,
  padding: "0 2px",
  fontSize: 14.5,
  fontWeight: 650,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const step = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: radius.control,
  selectors: { "&:hover": { background: color.raised } },
});
export const stepOff = style([
  step,
  { opacity: 0.35, selectors: { "&:hover": { background: "none" } } },
]);
/** On a phone a calendar stands for the words, so that all choices fit into one row. */
export const chooseIcon = style({
  display: "flex",
  "@media": { [media.wide]: { display: "none" } },
});
export const choose = style({ "@media": { [media.narrow]: unseen } });
export const dates = style({
  position: "relative",
  selectors: { "&[open]": { flexBasis: "100%", width: "100%" } },
});
globalStyle(`${dates}[open] > summary`, { display: "none" });
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 10,
  padding: 14,
  borderRadius: radius.card,
  background: color.tint,
});
export const field = style({
  display: "grid",
  gap: 4,
  flex: "1 1 140px",
  maxWidth: 220,
  fontSize: 14,
  fontWeight: 600,
  color: color.muted,
});
/** Below all fields: it speaks of both days. */
export const problem = style({ flexBasis: "100%" });
globalStyle(`${field} > input`, {
  minWidth: 0,
  width: "100%",
  height: 46,
  padding: "0 12px",
  border: 0,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  color: color.ink,
  fontSize: 16,
});
