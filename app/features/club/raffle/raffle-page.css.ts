import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 14 } },
});
export const stage = style({
  display: "grid",
  gap: 16,
  marginBottom: 20,
  padding: "28px 32px 32px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "18px 16px 22px" } },
});
export const title = style([pageTitle]);
export const lead = style({ maxWidth: "60ch", fontSize: 17, color: color.muted });
export const drum = style({
  display: "grid",
  justifyItems: "center",
  padding: "14px 12px 8px",
  borderRadius: vars.radius.card,
  background: `color-mix(in srgb, ${color.heroBase} 52%, black)`,
});
export const outcome = style({
  padding: "16px 20px",
  borderRadius: vars.radius.card,
  background: color.heroBase,
  color: color.heroInk,
  fontWeight: 700,
});
export const name = style({
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontSize: 24,
});
export const small = style({ fontSize: 17, fontWeight: 700 });
export const strong = style({ fontWeight: 700 });
export const quiet = style({ fontSize: 15, color: color.muted });
export const none = style({ display: "grid", gap: 12, justifyItems: "start" });
export const stubs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  margin: "10px 0",
  padding: 0,
  listStyle: "none",
});
/** A stub with a torn edge of dashes, as wide as its number. */
export const stub = style({
  display: "grid",
  placeItems: "center",
  minWidth: 64,
  minHeight: 44,
  padding: "6px 14px",
  borderInlineStart: `3px dashed ${color.heroKicker}`,
  borderRadius: vars.radius.control,
  background: color.heroBase,
  color: color.heroInk,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums lining-nums",
});
