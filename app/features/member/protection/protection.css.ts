import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { controlRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

export { quiet, radio, rowIcon as wayIcon, submit, words } from "../security/security.css.ts";

const { color, radius } = vars;

export const page = style({ display: "grid", gap: 16, minWidth: 0 });
export const note = style({
  display: "grid",
  gap: 10,
  justifyItems: "start",
  selectors: { "&:not(:empty)": { marginTop: 16 } },
});
export const heading = style({
  fontFamily: vars.display.family,
  fontSize: 20,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
});

export const cards = style({
  display: "grid",
  // Two in a row at most, so that four stand in pairs.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(calc(50% - 7px), min(100%, 280px)), 1fr))",
  gap: 14,
  marginTop: 18,
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  height: "100%",
  padding: 18,
  borderRadius: radius.card,
  background: color.tint,
});
export const cardTitle = style({ fontSize: 17, fontWeight: 700 });
export const cardEnd = style({ marginTop: "auto", paddingTop: 10 });
export const lines = style({ display: "grid", gap: 16, marginTop: 10 });
export const line = style({ display: "grid", gap: 6 });
export const lineHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 10px",
  fontVariantNumeric: "tabular-nums",
});
export const bar = style(progressLook({ height: 10 }));
export const barFull = style(progressLook({ height: 10, fill: color.bad }));
export const pending = style({
  display: "grid",
  gap: 10,
  padding: 12,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: 14.5,
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: 10 });
export const inline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: 12,
  maxWidth: 560,
  marginTop: 16,
});

export const ways = style({ display: "grid", marginTop: 8 });
export const way = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 72,
  padding: "12px 8px",
  margin: "0 -8px",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 }, "&:hover": { background: color.tint } },
});
export const help = style({ marginTop: 14, paddingTop: 14, borderTop: `1px solid ${color.line}` });
export const helpLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 18px",
  marginTop: 8,
});
export const link = style({
  display: "inline-block",
  minHeight: 24,
  color: color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const held = style({ display: "grid", gap: 12, marginTop: 16 });
export const events = style({ display: "grid", marginTop: 8 });
export const event = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 14px",
  padding: "11px 0",
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});

export const form = style({ display: "grid", gap: 16, maxWidth: 560, marginTop: 20 });
/** Has room for the four answers of a question in one row. */
export const wideForm = style([form, { maxWidth: 680 }]);
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))",
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: 8, fontWeight: 650 });
export const choice = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  padding: "10px 16px",
  borderRadius: radius.control,
  background: color.tint,
  fontWeight: 650,
  cursor: "pointer",
  "::before": {
    content: "",
    flex: "none",
    width: 18,
    height: 18,
    borderRadius: "50%",
    background: color.surface,
    boxShadow: `inset 0 0 0 2px ${color.edge}`,
  },
  selectors: {
    "&:has(input:checked)": { boxShadow: `inset 0 0 0 2px ${color.link}` },
    "&:has(input:checked)::before": { boxShadow: `inset 0 0 0 5.5px ${color.link}` },
    "&:has(input:focus-visible)": controlRing,
  },
});
export const facts = style({
  display: "grid",
  gap: 8,
  marginTop: 14,
  paddingInlineStart: 20,
  listStyle: "disc",
});
export const part = style({
  marginTop: 26,
  selectors: { "& + &": { marginTop: 30, paddingTop: 24, borderTop: `1px solid ${color.line}` } },
});

export const chart = style({
  margin: "20px 0 0",
  padding: "16px 18px 12px",
  borderRadius: radius.card,
  background: color.tint,
});
export const bars = style({ display: "block", width: "100%", height: 150 });
export const paidIn = style({ fill: color.link });
export const paidOut = style({ fill: color.good });
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  marginTop: 8,
  fontSize: 13.5,
  color: color.muted,
});
export const keys = style({ display: "flex", flexWrap: "wrap", gap: 16, marginTop: 10 });
export const key = style({ display: "inline-flex", alignItems: "center", gap: 8, fontSize: 14.5 });
export const swatchIn = style({ width: 12, height: 12, borderRadius: 3, background: color.link });
export const swatchOut = style({ width: 12, height: 12, borderRadius: 3, background: color.good });
export const total = style({ marginTop: 18, fontSize: 17 });
export const question = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { "& + &": { marginTop: 12 } },
});
