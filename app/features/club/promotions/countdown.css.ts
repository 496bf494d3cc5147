import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const countdown = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "10px 12px",
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.notice,
  color: color.ink,
  "@media": { [media.narrow]: { padding: "12px 14px" } },
});
export const label = style({ flex: 1, minWidth: 110, fontWeight: 650 });
export const cells = style({ display: "flex", gap: 6 });
export const cell = style({
  display: "grid",
  justifyItems: "center",
  minWidth: 54,
  padding: "6px 8px 5px",
  borderRadius: `min(${vars.radius.control}, 12px)`,
  background: color.digit,
  color: color.digitInk,
  "@media": { [media.narrow]: { minWidth: 48 } },
});
/** Hidden without scripts, where the seconds would stand still and be wrong. */
export const seconds = style([cell, { "@media": { "(scripting: none)": { display: "none" } } }]);
export const number = style({
  fontFamily: vars.display.family,
  fontSize: 22,
  fontWeight: vars.display.weight,
  fontVariantNumeric: "tabular-nums lining-nums",
  lineHeight: 1.1,
});
export const unit = style({ fontSize: 12, fontWeight: 600 });
