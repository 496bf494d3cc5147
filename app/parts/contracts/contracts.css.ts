import { globalStyle, style } from "@vanilla-extract/css";
import { display } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";
import { count as waiting } from "../centre/count-look.ts";

export { fact, facts } from "../table/facts.css.ts";

const { color, radius } = vars;

export const tabs = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 14 });
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 16px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="true"]': {
      background: color.raised,
      borderColor: color.raised,
      fontWeight: 700,
    },
  },
});
export const count = style(waiting);
export const list = style({ display: "grid", gap: 12, marginTop: 16 });
export const card = style({
  position: "relative",
  display: "grid",
  gap: 4,
  padding: "14px 18px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: { "&:hover": { background: color.tint } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
});
export const name = style({ fontSize: 18 });
/** The whole card leads to the contract. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  "::after": { content: '""', position: "absolute", inset: 0 },
});
export const faint = style({ color: color.muted, fontSize: 14.5 });
export const smallTitle = style([faint, { marginTop: 16 }]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 20 });
export const subtitle = style([display, { marginTop: 24, fontSize: 19 }]);
export const steps = style({ display: "grid", gap: 8, marginTop: 10 });
export const step = style({
  padding: "10px 14px",
  borderRadius: radius.card,
  background: color.tint,
  lineHeight: 1.5,
});
export const form = style({ display: "grid", gap: 14, marginTop: 16 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: 10,
});
export const tier = style({
  display: "grid",
  gap: 10,
  margin: 0,
  padding: "12px 14px 14px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  minWidth: 0,
});
globalStyle(`${tier} legend`, { padding: "0 6px", fontWeight: 700 });
