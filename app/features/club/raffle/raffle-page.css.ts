import { style } from "@vanilla-extract/css";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const drum = style({
  display: "grid",
  justifyItems: "center",
  padding: "14px 12px 8px",
  borderRadius: vars.radius.card,
  background: vars.atmosphere.heroGround,
});
export const outcome = style({
  padding: "16px 20px",
  borderRadius: vars.radius.card,
  background: color.heroBase,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
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
