import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({ paddingBottom: 20 });
export const title = style([pageTitle, { marginTop: 24 }]);
export const top = style({ display: "grid", gap: 14, marginTop: 14 });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: 20,
  marginTop: 16,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
});
/** The last one of an odd number has the whole line. */
export const card = style({
  minWidth: 0,
  selectors: { "&:nth-child(odd):last-child": { gridColumn: "1 / -1" } },
});
export const inner = style({
  display: "grid",
  gap: 12,
  padding: "20px 24px 24px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "16px 16px 18px" } },
});
export const name = style({ fontSize: 22 });
export const small = style({ fontSize: 14.5, color: color.muted });
export const stack = style({ display: "grid", gap: 18, marginTop: 16 });
export const own = style({
  padding: "12px 16px",
  borderRadius: vars.radius.card,
  background: color.tint,
  fontVariantNumeric: "tabular-nums",
});
export const joined = style({ fontWeight: 650 });
export const act = style({ maxWidth: 420 });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(170px, 1fr))",
  gap: "12px 24px",
});
export const term = style({ fontSize: 13, color: color.muted });
export const fact = style({ fontWeight: 650, fontVariantNumeric: "tabular-nums" });
