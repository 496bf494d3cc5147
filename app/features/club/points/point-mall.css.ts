import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 18 } },
});
export const head = style({ marginBottom: 20 });
export const title = style([pageTitle, { marginTop: 10 }]);
export const lead = style({
  maxWidth: "62ch",
  marginTop: 8,
  fontSize: 17,
  color: color.muted,
  selectors: { [inside.pageHead.centre]: { marginInline: "auto", textAlign: "center" } },
});
export const balance = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "4px 14px",
  padding: "18px 24px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
});
export const balanceName = style({ color: color.muted });
export const balanceFigure = style({ fontSize: 26, fontVariantNumeric: "tabular-nums" });
export const convert = style({ maxWidth: 460 });
export const chips = style({
  display: "flex",
  selectors: { [inside.pageHead.centre]: { justifyContent: "safe center" } },
  flexWrap: "wrap",
  gap: 8,
  margin: "12px 0 18px",
  "@media": {
    [media.narrow]: {
      flexWrap: "nowrap",
      margin: "8px -16px 12px",
      padding: "4px 16px",
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollPaddingInline: 16,
    },
  },
});
export const rules = style({
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  padding: "6px 24px",
  "@media": { [media.narrow]: { padding: "4px 16px" } },
});
export const rule = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 14,
  padding: "11px 0",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
  "@media": { [media.narrow]: { gap: "0 12px" } },
});
export const ruleText = style({
  fontSize: 14.5,
  color: color.muted,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.narrow]: { gridColumn: "2 / -1", textAlign: "start" },
  },
});
export const notes = style({
  display: "grid",
  gap: 6,
  marginTop: 16,
  fontSize: 14.5,
  lineHeight: 1.5,
  color: color.muted,
});
