import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({ display: "grid", gap: 16, maxWidth: 720, margin: "0 auto" });
export const head = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 6,
  textAlign: "center",
});
const base = style({
  display: "grid",
  placeItems: "center",
  width: 76,
  height: 76,
  marginBottom: 6,
  borderRadius: "50%",
});
export const mark = styleVariants({
  open: [base, { background: color.notice, color: color.noticeInk }],
  good: [base, { background: color.tint, color: color.good }],
  bad: [base, { background: color.badTint, color: color.bad }],
  quiet: [base, { background: color.tint, color: color.muted }],
});
export const title = style({ fontSize: 27 });
export const text = style({ maxWidth: 440, color: color.muted });
export const facts = style({
  display: "grid",
  gap: 0,
  padding: "6px 20px",
  borderRadius: vars.radius.card,
  background: color.tint,
});
/** In a form's own panel, as wide as its fields. */
export const reviewFacts = style([facts, { width: "100%", maxWidth: "none" }]);
export const fact = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 48,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
globalStyle(`${fact} dt`, { flex: "none", color: color.muted });
globalStyle(`${fact} dd`, { minWidth: 0, textAlign: "end", fontWeight: 650 });
export const sum = style({ fontSize: 20 });
export const reference = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minWidth: 0,
});
globalStyle(`${reference} code`, {
  minWidth: 0,
  overflowWrap: "anywhere",
  fontSize: 14,
  fontVariantNumeric: "tabular-nums",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 12,
  marginTop: 28,
});
export const bonus = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 18px",
  marginTop: 20,
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.tint,
  fontWeight: 650,
});
