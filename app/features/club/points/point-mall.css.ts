import { style } from "@vanilla-extract/css";
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
export const lead = style({ maxWidth: "62ch", marginTop: 8, fontSize: 17, color: color.muted });
export const rewards = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  "@media": {
    [media.middle]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 },
  },
});
export const cell = style({ minWidth: 0 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  gap: "0 40px",
  alignItems: "start",
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" } },
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
export const statuses = style({ display: "grid", gap: 12 });
export const status = style({
  padding: "18px 22px",
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
});
export const statusText = style({ marginTop: 8, lineHeight: 1.5 });
