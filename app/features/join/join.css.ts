import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const panel = {
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const page = style({ paddingBottom: 20 });
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  marginTop: 16,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
});
export const step = style({
  ...panel,
  padding: "24px 26px 26px",
  "@media": { [media.narrow]: { padding: "18px 18px 20px" } },
});
export const stepNumber = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: `min(${vars.radius.control}, 22px)`,
  background: color.accent,
  color: color.onAccent,
  fontFamily: vars.display.family,
  fontSize: 19,
  fontWeight: vars.display.weight,
});
export const stepTitle = style({ margin: "14px 0 6px", fontSize: 20 });
export const stepText = style({ lineHeight: 1.5, color: color.muted });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "0 32px",
  alignItems: "start",
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const frame = style({
  ...panel,
  padding: "8px 26px 12px",
  "@media": { [media.narrow]: { padding: "4px 16px 8px" } },
});
export const table = style({
  position: "relative",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
export const caption = style(unseen);
globalStyle(`${table} :is(th, td)`, {
  padding: "11px 8px",
  textAlign: "start",
  fontWeight: "inherit",
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} tbody :is(th, td)`, { whiteSpace: "nowrap" });
globalStyle(`${table} tbody tr:last-child :is(th, td)`, { borderBottom: 0 });
globalStyle(`${table} thead th`, { fontSize: 13.5, fontWeight: 600, color: color.muted });
export const share = style({});
globalStyle(`${table} ${share}`, { textAlign: "end" });
globalStyle(`${table} tbody ${share}`, { fontSize: 17, fontWeight: 720 });
export const reached = style({ background: color.tint, boxShadow: `inset 4px 0 0 ${color.link}` });

export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 10,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${form} > button`, { minHeight: 62 });
export const result = style({ marginTop: 20 });
export const lines = style({ display: "grid", gap: 9, fontVariantNumeric: "tabular-nums" });
export const line = style({ display: "flex", justifyContent: "space-between", gap: 20 });
export const sumLine = style([
  line,
  { paddingTop: 9, borderTop: `1px solid ${color.line}`, fontWeight: 700 },
]);
export const figure = style({ flex: "none", textAlign: "end" });
export const total = style([
  line,
  {
    alignItems: "baseline",
    marginTop: 5,
    padding: "14px 18px",
    borderRadius: vars.radius.control,
    background: color.notice,
    fontWeight: 700,
    "@media": { [media.narrow]: { flexWrap: "wrap", gap: "2px 20px" } },
  },
]);
export const totalFigure = style({
  fontFamily: vars.display.family,
  fontSize: 25,
  fontWeight: vars.display.weight,
});

export const questions = style({ display: "grid", gap: 10, marginTop: 16, maxWidth: 860 });
export const question = style({ ...panel, borderRadius: vars.radius.card });
export const asked = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 56,
  padding: "10px 22px",
  borderRadius: vars.radius.card,
  fontSize: 16.5,
  fontWeight: 650,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${question}[open] ${asked} svg`, { transform: "rotate(180deg)" });
export const answer = style({ padding: "0 22px 20px", maxWidth: "68ch", lineHeight: 1.6 });
export const end = style({ display: "grid", gap: 20, marginTop: 32, justifyItems: "start" });
